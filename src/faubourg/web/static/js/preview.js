/** Looking ahead: the board with a ghost of the action that is meant, drawn by the server. */

import { Refused } from "./api.js";
import * as board from "./board.js";
import { byId } from "./dom.js";

/** @import { Api } from "./api.js" */
/** @import { Line } from "./socket.js" */
/** @import { Action, Preview, Situation } from "./types.js" */

export class Foresight {
  /**
   * @param {Api} api
   * @param {Line} line
   * @param {{arrived: () => void, failed: () => void}} ears
   */
  constructor(api, line, ears) {
    this.api = api;
    this.line = line;
    this.ears = ears;
    /** @type {{index: number, drawn: Preview} | null} */
    this.preview = null;
    this.ghostly = false; // the board shows it
    this.question = new AbortController();
  }

  /** A new situation was drawn: what was foreseen belongs to the old one. */
  forget() {
    this.preview = null;
    this.ghostly = false;
    this.stop();
  }

  /** No answer is wanted any more. */
  stop() {
    this.question.abort();
  }

  /** @param {Action} action */
  of(action) {
    return this.preview?.index === action.index ? this.preview.drawn : null;
  }

  /** @param {Situation | null} situation */
  leave(situation) {
    this.stop();
    if (!this.ghostly || !situation) return;
    this.ghostly = false;
    this.preview = null;
    board.draw(situation.board, situation.panels);
  }

  /**
   * @param {Action} action
   * @param {number} seat
   */
  async look(action, seat) {
    if (this.of(action)) return;
    this.stop();
    const { signal } = (this.question = new AbortController());
    const { turn, overlay } = this.line.look;
    const query = Object.entries({ seat, action: action.index, turn, overlay });
    try {
      /** @type {Preview} */
      const drawn = await this.api.ask("preview", query, signal);
      this.preview = { index: action.index, drawn };
      this.ghostly = true;
      board.draw(drawn.board, drawn.panels);
      byId("announce").textContent = [drawn.label, ...drawn.lines].join(". ");
      this.ears.arrived();
    } catch (error) {
      if (!signal.aborted && !(error instanceof Refused)) this.ears.failed();
    }
  }
}
