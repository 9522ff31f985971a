/** Commands to the table. If somebody was faster, the command is repeated as long as it still fits. */

import { Refused } from "./api.js";

/** @import { Api } from "./api.js" */
/** @import { Refusal, Situation } from "./types.js" */

const MOST_TRIES = 8;

/** @typedef {{what: "play" | "undo" | "redo" | "aid", seat: number, action?: number, commit?: boolean, aid?: string, tries: number}} Command */

export class Commands {
  /**
   * @param {Api} api
   * @param {{settled: () => void, refused: (refusal: Refusal | null) => void, failed: () => void}} ears
   */
  constructor(api, ears) {
    this.api = api;
    this.ears = ears;
    /** @type {Situation | null} the newest one */
    this.situation = null;
    this.sent = -1; // entries seen when the last command was sent, of those one may know of
    this.reached = 0; // entries there are, as far as an answer has told
    this.unanswered = 0;
    /** @type {Command | null} the last one given: an older one is not repeated */
    this.latest = null;
    /** @type {Command | null} waits for the news that it has missed */
    this.waiting = null;
  }

  /** Entries seen. */
  get number() {
    return this.situation?.number ?? 0;
  }

  /** A command has no answer yet, or its news are still on their way: what is shown may be past. */
  get pending() {
    return this.unanswered > 0 || this.waiting !== null || this.number < this.reached;
  }

  /** … and nothing has happened since it was sent: the same thing must not be done again. */
  get locked() {
    return this.pending && this.number <= this.sent;
  }

  /** @param {Situation} situation */
  update(situation) {
    if (situation.number < this.number) this.forget();
    this.situation = situation;
    const command = this.waiting;
    this.waiting = null;
    if (command && stillFits(command, situation)) void this.send(command);
  }

  /** A seat was given up: who knows of less counts fewer entries. */
  forget() {
    this.sent = -1;
    this.reached = 0;
  }

  /**
   * @param {"play" | "undo" | "redo" | "aid"} what
   * @param {number} seat
   * @param {{action?: number, commit?: boolean, aid?: string}} [more]
   */
  give(what, seat, more = {}) {
    this.waiting = null;
    return this.send({ what, seat, ...more, tries: 0 });
  }

  /** @param {Command} command */
  async send(command) {
    const { what, seat, action, commit, aid } = command;
    const expected = this.number;
    const body = { seat, action, commit, aid, expected }; // what is undefined is not sent
    this.latest = command;
    this.sent = expected;
    this.unanswered += 1;
    try {
      const { number } = await this.api.tell(what, body);
      this.unanswered -= 1;
      this.reached = Math.max(this.reached, number);
      this.ears.settled();
    } catch (error) {
      this.unanswered -= 1;
      if (!(error instanceof Refused)) this.ears.failed();
      else if (error.status === 409 && command.tries < MOST_TRIES) this.repeat(command, expected);
      else this.ears.refused(error.refusal);
    }
  }

  /**
   * @param {Command} command
   * @param {number} expected  what it has missed comes behind these entries
   */
  repeat(command, expected) {
    const again = { ...command, tries: command.tries + 1 };
    if (this.latest !== command || !this.situation) this.ears.settled();
    else if (this.number <= expected) this.waiting = again;
    else if (stillFits(again, this.situation)) void this.send(again);
    else this.ears.settled();
  }
}

/**
 * @param {Command} command
 * @param {Situation} situation
 */
function stillFits({ what, seat, action, aid }, situation) {
  if (what === "aid") return situation.seat === seat && situation.aids.some(({ key }) => key === aid);
  if (what !== "play") return situation[what] === null;
  return situation.seat === seat && [...situation.actions, ...situation.ways].some(([index]) => index === action);
}
