/** Commands to the table. If somebody was faster, the command is repeated as long as it still fits. */

import { Refused } from "./api.js";

/** @import { Api } from "./api.js" */
/** @import { Refusal, Situation } from "./types.js" */

const MOST_TRIES = 8;

/** @typedef {{what: "play" | "undo" | "redo", seat: number, action?: number, tries: number}} Command */

export class Commands {
  /**
   * @param {Api} api
   * @param {{refused: (refusal: Refusal | null) => void, failed: () => void}} ears
   */
  constructor(api, ears) {
    this.api = api;
    this.ears = ears;
    this.number = 0; // entries seen
    /** @type {Command | null} waits for the news that it has missed */
    this.waiting = null;
  }

  /**
   * @param {Situation} situation
   * @returns {boolean} whether a command is on its way again
   */
  update(situation) {
    this.number = situation.number;
    const command = this.waiting;
    this.waiting = null;
    if (!command || !stillFits(command, situation)) return false;
    void this.send(command);
    return true;
  }

  /**
   * @param {"play" | "undo" | "redo"} what
   * @param {number} seat
   * @param {number} [action]
   */
  give(what, seat, action) {
    return this.send({ what, seat, action, tries: 0 });
  }

  /** @param {Command} command */
  async send({ what, seat, action, tries }) {
    const expected = this.number;
    const body = action === undefined ? { seat, expected } : { seat, action, expected };
    try {
      await this.api.tell(what, body);
    } catch (error) {
      if (!(error instanceof Refused)) return this.ears.failed();
      const again = { what, seat, action, tries: tries + 1 };
      if (error.status !== 409 || again.tries > MOST_TRIES) this.ears.refused(error.refusal);
      else if (this.number > expected) await this.send(again);
      else this.waiting = again;
    }
  }
}

/**
 * @param {Command} command
 * @param {Situation} situation
 */
function stillFits({ what, seat, action }, situation) {
  if (what !== "play") return situation[what] === null;
  return situation.seat === seat && situation.actions.some(([index]) => index === action);
}
