/** The scrubber: any moment of the game, even while it runs. */

import { byId, say, setText } from "./dom.js";

/** @import { Line } from "./socket.js" */
/** @import { Situation } from "./types.js" */

const PACE = 900; // milliseconds a step when it plays by itself
const GENTLE = 70; // milliseconds between two questions while the thumb is dragged

const scrub = /** @type {HTMLInputElement} */ (byId("scrub"));
const run = byId("run");

export class History {
  /** @param {Line} line */
  constructor(line) {
    this.line = line;
    this.at = 0;
    this.steps = 0;
    this.running = 0;
    this.waiting = 0;
    this.dragging = false;
    scrub.addEventListener("input", () => this.drag());
    scrub.addEventListener("change", () => (this.dragging = false));
    run.addEventListener("click", () => (this.running ? this.stop() : this.start()));
    byId("step-back").addEventListener("click", () => this.step(-1));
    byId("step-on").addEventListener("click", () => this.step(1));
  }

  /**
   * News of another moment may come between a wish and its answer: the wish stands.
   *
   * @param {Situation} situation
   */
  update({ at, steps, now }) {
    this.steps = steps;
    if (!this.waiting) this.at = Math.min(this.line.look.at ?? steps, steps);
    scrub.max = String(steps);
    if (!this.dragging) scrub.value = String(this.at);
    const text = now ? say("step", { steps }) : say("step-past", { at, steps });
    setText(byId("step"), text);
    scrub.setAttribute("aria-valuetext", text);
    scrub.style.setProperty("--done", steps ? `${(100 * at) / steps}%` : "0%");
    if (now && this.running && this.at === steps) this.stop();
  }

  drag() {
    this.dragging = true;
    this.stop();
    this.at = Number(scrub.value);
    if (this.waiting) return;
    this.waiting = window.setTimeout(() => {
      this.waiting = 0;
      this.go(this.at);
    }, GENTLE);
  }

  /** @param {number} by */
  step(by) {
    this.stop();
    this.go(this.at + by);
  }

  /** @param {number} at */
  go(at) {
    this.at = Math.min(this.steps, Math.max(0, at));
    this.line.want({ at: this.at === this.steps ? null : this.at });
  }

  start() {
    if (this.at >= this.steps) this.go(0);
    this.running = window.setInterval(() => this.go(this.at + 1), PACE);
    this.show();
  }

  stop() {
    clearInterval(this.running);
    this.running = 0;
    this.show();
  }

  show() {
    const words = say(this.running ? "pause" : "run");
    run.setAttribute("aria-pressed", String(this.running > 0));
    run.setAttribute("aria-label", words);
    run.title = words;
  }
}
