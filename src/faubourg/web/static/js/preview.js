/** Looking ahead: the board with a ghost of the action that is meant, drawn by the server. */

import { Refused } from "./api.js";
import * as board from "./board.js";
import { byId } from "./dom.js";

/** @import { Api } from "./api.js" */
/** @import { Line } from "./socket.js" */
/** @import { Action, Preview, Situation } from "./types.js" */

const NOTHING = -1;

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
    this.asked = NOTHING; // the action asked about last: nothing is asked twice
    /** @type {{index: number, drawn: Preview} | null} */
    this.preview = null;
    this.ghostly = false; // the board shows it
    this.question = new AbortController();
  }

  /** A new situation was drawn: what was foreseen belongs to the old one. */
  forget() {
    this.stop();
    this.preview = null;
    this.ghostly = false;
    this.asked = NOTHING;
  }

  /** No answer is wanted any more. */
  stop() {
    this.question.abort();
    if (this.asked !== this.preview?.index) this.asked = NOTHING;
  }

  /** @param {Action} action */
  of(action) {
    return this.preview?.index === action.index ? this.preview.drawn : null;
  }

  /** @param {Situation | null} situation */
  leave(situation) {
    const ghostly = this.ghostly;
    this.forget();
    if (ghostly && situation) board.draw(situation.board, situation.panels);
  }

  /**
   * @param {Action} action
   * @param {Situation} situation
   */
  async look(action, situation) {
    if (this.asked === action.index) return;
    this.question.abort();
    this.asked = action.index;
    const { signal } = (this.question = new AbortController());
    const { turn, overlay } = this.line.look;
    const query = Object.entries({ seat: situation.seat ?? 0, action: action.index, turn, overlay });
    try {
      /** @type {Preview | null} */
      const drawn = await this.api.ask("preview", query, signal);
      // The table may have moved on before the question came: then news are on their way.
      if (drawn && !signal.aborted) this.show(action, drawn, situation);
    } catch (error) {
      if (!signal.aborted && !(error instanceof Refused)) this.ears.failed();
    }
  }

  /**
   * @param {Action} action
   * @param {Preview} drawn
   * @param {Situation} situation
   */
  show(action, drawn, situation) {
    this.preview = { index: action.index, drawn };
    this.ghostly = true;
    const changed = new Map(drawn.panels.map((panel) => [panel.key, panel]));
    board.draw(drawn.board, situation.panels.map((panel) => changed.get(panel.key) ?? panel));
    byId("announce").textContent = [drawn.label, ...drawn.lines].join(". ");
    this.ears.arrived();
  }
}
