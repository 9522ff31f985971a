/** What one plays for, and which phase of the round it is. */

import { byId, make, morph, say, setText } from "./dom.js";

/** @import { Phase, Situation } from "./types.js" */

/** @param {Situation} situation */
export function showGoal({ goal, phases }) {
  const line = byId("goal");
  line.hidden = !goal;
  setText(line, goal);
  const list = byId("phases");
  list.hidden = !phases.length;
  morph(list, phases.map(item));
}

/** @param {Phase} phase */
function item({ text, about, now, next }) {
  const attributes = { class: now ? "now" : next ? "next" : "later", title: about };
  const words = next ? say("next-phase", { phase: text }) : text;
  return make("li", now ? { ...attributes, "aria-current": "step" } : attributes, words);
}
