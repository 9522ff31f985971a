/** What the person has touched so far, and what the page shows because of it. */

import * as bar from "./bar.js";
import * as board from "./board.js";
import { narrow, touch } from "./choices.js";
import { Commands } from "./commands.js";
import { say } from "./dom.js";
import { showChoices } from "./list.js";
import { Foresight } from "./preview.js";
import { sound } from "./sound.js";

/** @import { Api } from "./api.js" */
/** @import { Line } from "./socket.js" */
/** @import { Narrowed } from "./choices.js" */
/** @import { Action, Refusal, Situation } from "./types.js" */

export class Selection {
  /**
   * @param {Api} api
   * @param {Line} line
   */
  constructor(api, line) {
    this.api = api;
    this.line = line;
    /** @type {Situation | null} */
    this.situation = null;
    /** @type {Action[]} */
    this.actions = [];
    /** @type {string[]} */
    this.touched = [];
    /** @type {Action | null} chosen from the list, whatever was touched */
    this.picked = null;
    this.commands = new Commands(api, {
      refused: (refusal) => this.stop(refusal),
      failed: () => this.fail(),
    });
    this.ahead = new Foresight(api, line, { arrived: () => this.show(), failed: () => this.fail() });
    /** @type {Action | null} the last one sent, for what is seen to move */
    this.played = null;
    this.busy = false;
  }

  /** @param {Situation} situation */
  update(situation) {
    const mine = this.situation?.seat === situation.seat;
    this.situation = situation;
    this.actions = situation.actions.map(([index, names, text]) => ({ index, names, text }));
    const picked = this.actions.find((action) => action.index === this.picked?.index) ?? null;
    const stands = mine && narrow(this.actions, this.touched).left.length > 0;
    this.picked = mine ? picked : null;
    if (!stands) this.touched = [];
    this.ahead.forget();
    this.busy = this.commands.update(situation);
    bar.showRefusal(null);
    this.show();
  }

  /** @returns {Narrowed} */
  get narrowed() {
    const found = narrow(this.actions, this.touched);
    if (!this.picked) return found;
    return { ...found, chosen: this.picked.names, ready: this.picked };
  }

  /** Whether a touch of the board is meant for one's own. */
  get atHome() {
    const s = this.situation;
    return s !== null && s.seat !== null && s.front === s.seat;
  }

  /** Whether somebody at this screen is in a game that goes on. */
  get playing() {
    const s = this.situation;
    return s !== null && !s.result && s.players.some((player) => player.mine);
  }

  /** @param {string} name */
  touch(name) {
    if (!this.situation?.yours || this.busy) return;
    bar.showRefusal(null);
    const { ready, chosen } = this.narrowed;
    if (ready && ready.names.at(-1) === name && chosen.includes(name)) return void this.confirm();
    if (this.touched.includes(name)) return this.set(this.touched.filter((other) => other !== name));
    const base = this.picked ? this.picked.names : this.touched;
    const after = touch(this.actions, base, name);
    if (after.refused) return void this.explain(after.refused);
    sound("touch");
    this.set(after.touched);
  }

  /** @param {number} index */
  pick(index) {
    const action = this.actions.find((one) => one.index === index);
    if (!action || this.busy) return;
    bar.showRefusal(null);
    if (this.narrowed.ready === action) return void this.confirm();
    if (!this.atHome) this.line.want({ seat: null });
    sound("touch");
    this.picked = action;
    this.show();
  }

  /** @param {string[]} touched */
  set(touched) {
    this.touched = touched;
    this.picked = null;
    this.show();
  }

  clear() {
    bar.showRefusal(null);
    this.set([]);
  }

  show() {
    const narrowed = this.narrowed;
    const { left, open, ready } = narrowed;
    showChoices(left, ready, this.playing);
    if (!this.situation?.yours) bar.showCalm();
    else if (ready) bar.showReady(ready, this.ahead.of(ready), this.busy);
    else if (!open.size && left.length > 1) bar.showTied(left);
    else bar.showOpen(this.words(this.touched), this.buttons(open));
    if (ready && this.atHome && !this.busy) void this.ahead.look(ready, this.situation?.seat ?? 0);
    else if (!this.busy) this.ahead.leave(this.situation);
    board.highlight(this.situation?.yours && this.atHome ? narrowed : null);
  }

  /** @param {string[]} names */
  words(names) {
    return names.map((name) => board.wordsOf(name) || this.situation?.buttons[name]).join(", ");
  }

  /**
   * @param {Set<string>} open
   * @returns {[string, string][]}
   */
  buttons(open) {
    const hidden = [...open].filter((name) => !board.isDrawn(name));
    return hidden.map((name) => [name, this.situation?.buttons[name] ?? name]);
  }

  /** @param {string[]} names */
  async explain(names) {
    sound("refuse");
    const query = names.map((name) => /** @type {[string, string]} */ (["name", name]));
    try {
      bar.showRefusal(await this.api.ask("why", [["seat", this.situation?.seat ?? 0], ...query]));
    } catch {
      this.fail();
    }
  }

  async confirm() {
    const { ready } = this.narrowed;
    if (!ready || !this.situation || this.busy) return;
    this.busy = true;
    this.played = ready;
    this.ahead.stop();
    bar.showReady(ready, this.ahead.of(ready), true);
    const { seat } = this.situation;
    await this.commands.give("play", seat ?? 0, ready.index);
  }

  /** @param {Refusal | null} refusal */
  stop(refusal) {
    this.busy = false;
    this.show();
    bar.showRefusal(refusal);
  }

  fail() {
    this.stop({ text: say("failed"), rule: "", link: "" });
  }

  /** @param {string} text */
  refuse(text) {
    bar.showRefusal({ text, rule: "", link: "" });
  }

  forget() {
    bar.showRefusal(null);
  }
}
