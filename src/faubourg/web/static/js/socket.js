/** The line to the server: it says how the page wants to look, and hears what happened. */

import { connect } from "./wire.js";

/** @import { Look, Situation } from "./types.js" */

const FIRST_WAIT = 400;
const LONGEST_WAIT = 15000;
const OUR_CODES = 4000;

export class Line {
  /**
   * @param {string} table
   * @param {{situation: (s: Situation) => void, state: (up: boolean) => void}} ears
   */
  constructor(table, ears) {
    this.table = table;
    this.ears = ears;
    /** @type {Look} */
    this.look = { seat: null, turn: 0, overlay: "", at: null, eyes: null };
    /** @type {ReturnType<typeof connect> | null} */
    this.socket = null;
    /** @type {Situation | null} */
    this.last = null;
    this.wait = FIRST_WAIT;
    this.timer = 0;
    addEventListener("online", () => this.hurry());
    document.addEventListener("visibilitychange", () => document.hidden || this.hurry());
    this.connect();
  }

  /** @param {Partial<Look>} change */
  want(change) {
    Object.assign(this.look, change);
    this.send();
  }

  send() {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    this.socket.send(JSON.stringify(this.look));
  }

  connect() {
    const socket = connect(this.table);
    this.socket = socket;
    socket.onopen = () => {
      this.wait = FIRST_WAIT;
      this.ears.state(true);
      this.send();
    };
    socket.onmessage = (event) => this.hear(JSON.parse(event.data));
    socket.onclose = (event) => this.later(event.code);
  }

  /**
   * Drawings that are as they were are not sent again.
   *
   * @param {Situation} news
   */
  hear(news) {
    const last = this.last;
    if (last) {
      news.board ??= last.board;
      news.text ??= last.text;
      for (const panel of news.panels) {
        panel.svg ??= last.panels.find((known) => known.key === panel.key)?.svg ?? "";
      }
      for (const player of news.players) player.svg ??= last.players[player.seat]?.svg ?? "";
    }
    this.last = news;
    this.ears.situation(news);
  }

  /**
   * Try again, a little more patiently each time, and not all pages at once.
   *
   * @param {number} code
   */
  later(code) {
    this.ears.state(false);
    if (code >= OUR_CODES) return; // the server does not want this page: no use to insist
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.connect(), this.wait * (0.75 + Math.random() / 2));
    this.wait = Math.min(LONGEST_WAIT, this.wait * 1.8);
  }

  /** The network or the person is back: no reason to wait. */
  hurry() {
    if (this.socket?.readyState !== WebSocket.CLOSED) return;
    clearTimeout(this.timer);
    this.wait = FIRST_WAIT;
    this.connect();
  }
}
