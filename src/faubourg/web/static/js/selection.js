/** What the person has touched so far, and what the page shows because of it. */

import * as bar from "./bar.js";
import * as board from "./board.js";
import { implied, isDue, kind, narrow, remaining, thingsOf, touch } from "./choices.js";
import { Commands } from "./commands.js";
import { say } from "./dom.js";
import { meanShapes, pointAtShapes, shapesOf } from "./footprints.js";
import { forgetSearch, showChoices } from "./list.js";
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
      settled: () => this.show(),
      refused: (refusal) => this.stop(refusal),
      failed: () => this.fail(),
    });
    this.ahead = new Foresight(api, line, { arrived: () => this.show(), failed: () => this.fail() });
    this.given = false; // a command was sent, and nothing has happened since
    /** @type {Action | null} what it would play, for what is seen to move */
    this.played = null;
    this.instead = ""; // to be touched once a beginning is taken back
  }

  /** @param {Situation} situation */
  update(situation) {
    const mine = this.situation?.seat === situation.seat;
    if (this.situation?.front !== situation.front || !mine) bar.showNote("");
    const done = this.given && situation.number > this.commands.sent;
    this.situation = situation;
    this.actions = [...situation.actions, ...situation.ways].map(([index, names, text]) => ({ index, names, text }));
    this.keep(mine && !done);
    if (done) this.given = false;
    if (done) this.played = null;
    if (done) forgetSearch();
    this.ahead.forget();
    this.commands.update(situation);
    bar.showRefusal(null);
    this.show();
    if (done) this.touchInstead();
  }

  touchInstead() {
    const name = this.instead;
    this.instead = "";
    if (name) this.touch(name);
  }

  /**
   * What was touched stays while others act, as long as it leads anywhere.
   *
   * @param {boolean} same  it is still about the same choice
   */
  keep(same) {
    const picked = this.actions.find((action) => action.index === this.picked?.index) ?? null;
    const stands = same && narrow(this.actions, this.touched).left.length > 0;
    this.picked = same ? picked : null;
    if (!stands) this.touched = [];
  }

  /** @returns {Narrowed} */
  get narrowed() {
    const found = narrow(this.actions, this.touched);
    if (!this.picked) return this.mayBegin(found) ? { ...found, chosen: [], open: new Set([...found.open, ...found.chosen]) } : found;
    const { open } = narrow(this.actions, this.picked.names); // as if it had been touched
    return { ...found, open, chosen: this.picked.names, ready: this.picked };
  }

  /**
   * Whether what all choices begin with is still to be touched, as that brings more to choose from.
   *
   * @param {Narrowed} narrowed
   */
  mayBegin({ ready, left }) {
    const begins = this.situation?.beginnings ?? [];
    return !ready && !this.touched.length && left.every(({ index }) => begins.includes(index));
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

  /**
   * Where one cannot act a touch tells what is there, and whose it is.
   *
   * @param {string} name
   * @param {string} words  of the thing
   * @param {boolean} again  by the second half of a double click
   */
  point(name, words, again) {
    const owner = this.anothers;
    if (this.situation?.yours && !owner) return this.touchAtHome(name, again);
    const whose = this.playing && owner ? say("not-yours", { name: owner.name }) : "";
    bar.hush();
    bar.showNote([whose, words].filter(Boolean).join(" "));
  }

  /** Whose board is in front, if it is not that of who acts or sits here. */
  get anothers() {
    const { seat = null, front = 0, players = [] } = this.situation ?? {};
    const owner = players[front];
    if (!owner || board.owner() !== front) return null;
    return (seat === null ? owner.mine : front === seat) ? null : owner;
  }

  /**
   * One board for all is touched whoever's things are shown beside it.
   *
   * @param {string} name
   * @param {boolean} again
   */
  touchAtHome(name, again) {
    if (!this.atHome) this.line.want({ seat: null });
    this.touch(name, again);
  }

  /**
   * @param {string} name
   * @param {boolean} [again]  by the second half of a double click
   */
  touch(name, again = false) {
    if (!this.situation?.yours || this.commands.locked) return;
    const { ready, chosen } = this.narrowed;
    if (again && chosen.includes(name)) return;
    bar.hush();
    if (ready && this.endsWith(ready, name) && this.isMeant(name)) return this.confirm();
    if (this.touched.includes(name)) return this.set(this.touched.filter((other) => other !== name));
    const after = touch(this.actions, this.base, name);
    if (after.refused && this.isRival(name)) return this.beginAnew(name);
    if (after.refused) return void this.explain(after.refused);
    sound("touch");
    this.set(after.touched);
    if (this.isBeginning) return this.confirm();
    board.bringIntoView();
  }

  /**
   * Whether a second touch of this plays it.
   *
   * @param {Action} action
   * @param {string} name
   */
  endsWith(action, name) {
    return [action.names.at(-1), thingsOf(action).at(-1)].includes(name);
  }

  /** Whether what is meant only begins a choice: it needs no word of its own. */
  get isBeginning() {
    const { ready } = this.narrowed;
    return ready !== null && (this.situation?.beginnings.includes(ready.index) ?? false);
  }

  /**
   * Whether a choice was begun with another thing of this kind.
   *
   * @param {string} name
   */
  isRival(name) {
    return this.begun.some((other) => kind(other) === kind(name));
  }

  /** What the choice was begun with, if that can be taken back. */
  get begun() {
    return this.situation?.is_begun ? implied(this.actions) : [];
  }

  /** @param {string} [name]  what it begins with instead */
  beginAnew(name = "") {
    this.instead = name;
    this.give("undo", this.situation?.seat ?? 0);
  }

  /**
   * By a person: what was only filled in, because it left no choice, is not played by a touch.
   *
   * @param {string} name
   */
  isMeant(name) {
    return this.touched.includes(name) || this.picked !== null || this.actions.length === 1;
  }

  /**
   * @param {number} index
   * @param {boolean} [again]  by the second half of a double click
   */
  pick(index, again = false) {
    const action = this.actions.find((one) => one.index === index);
    if (!action || this.commands.locked) return;
    bar.hush();
    if (this.narrowed.ready === action) return again ? undefined : this.confirm();
    if (!this.atHome) this.line.want({ seat: null });
    sound("touch");
    this.picked = action;
    this.show();
    if (this.isBeginning) return this.confirm();
    board.lead(action.names);
  }

  /**
   * What a touch there would leave, all of it: what a piece would cover.
   *
   * @param {string} name  empty for nothing
   */
  lookAt(name) {
    const after = name && this.atHome ? touch(this.actions, this.base, name) : null;
    const left = after && !after.refused ? remaining(this.actions, after.touched) : [];
    pointAtShapes(shapesOf(this.situation, left));
  }

  /** @param {number} index  of a line of the list; -1 for none */
  lookAtLine(index) {
    const action = this.actions.find((one) => one.index === index);
    board.point(action?.names ?? []);
    pointAtShapes(action ? shapesOf(this.situation, [action]) : []);
  }

  /** What the next touch adds to. */
  get base() {
    return this.picked ? this.picked.names : this.touched;
  }

  /** Whether something is touched or picked that can be let go. */
  get isBegun() {
    return this.touched.length > 0 || this.picked !== null;
  }

  /** @param {string[]} touched */
  set(touched) {
    this.touched = touched;
    this.picked = null;
    this.show();
  }

  clear() {
    bar.hush();
    if (!this.isBegun && this.begun.length && !this.commands.locked) this.beginAnew();
    else this.set([]);
  }

  show() {
    const narrowed = this.narrowed;
    const { left, open, ready } = narrowed;
    showChoices(left, ready, this.playing, this.situation?.buttons ?? {});
    if (!this.situation?.yours) bar.showCalm();
    else if (ready) bar.showReady(ready, this.ahead.of(ready), this.commands.locked);
    else if (!this.atHome) bar.showCalm();
    else if (!open.size && left.length > 1) bar.showTied(left);
    else this.showOpen(narrowed, this.situation);
    const clear = ready ? [ready] : this.isBegun ? left : [];
    meanShapes(this.situation?.yours && this.atHome && clear.length ? shapesOf(this.situation, clear) : []);
    this.foresee(ready);
    board.highlight(this.situation?.yours && this.atHome ? narrowed : null);
    if (!this.touched.length && !this.picked) board.arrange(); // and then nothing moves about
    board.makeRoom(ready !== null);
  }

  /**
   * @param {Narrowed} narrowed
   * @param {Situation} situation
   */
  showOpen(narrowed, { undo, hint }) {
    const hidden = this.hidden(narrowed);
    const lit = narrowed.open.size > hidden.length;
    const due = hidden.filter((name) => isDue(narrowed, name));
    bar.showOpen(this.words(this.isBegun ? this.touched : this.begun), due.map((name) => [name, this.words([name])]), lit, { undo: undo === null, hint });
  }

  /**
   * Nothing is asked about a table that a command is about to change.
   *
   * @param {Action | null} ready
   */
  foresee(ready) {
    if (this.commands.pending) return;
    if (ready && this.situation && this.atHome) void this.ahead.look(ready, this.situation);
    else this.ahead.leave(this.situation);
  }

  /**
   * By names alone: a drawing may describe a thing in whole sentences.
   *
   * @param {string[]} names
   */
  words(names) {
    return names.map((name) => this.situation?.buttons[name] ?? name).join(" · ");
  }

  /**
   * What may be touched next and no drawing shows.
   *
   * @param {Narrowed} narrowed
   */
  hidden({ open }) {
    const drawn = board.drawnNames();
    return [...open].filter((name) => !drawn.has(name));
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

  confirm() {
    const { ready } = this.narrowed;
    if (!ready || !this.situation || this.commands.locked) return;
    this.played = ready;
    const commit = this.ahead.of(ready)?.commits; // only who was told so commits with it
    this.give("play", this.situation.seat ?? 0, { action: ready.index, commit });
  }

  /**
   * @param {"play" | "undo" | "redo" | "aid"} what
   * @param {number} seat
   * @param {{action?: number, commit?: boolean, aid?: string}} [more]
   */
  give(what, seat, more) {
    this.ahead.stop();
    this.given = true;
    void this.commands.give(what, seat, more);
    this.show();
  }

  /** @param {Refusal | null} refusal */
  stop(refusal) {
    this.given = false;
    this.played = null;
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
    bar.hush();
  }
}
