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

/**
 * The words of now and next change in their places: the places do not move.
 *
 * @param {Phase} phase
 */
function item({ text, about, now, next }) {
  if (now) return make("li", { id: "phase-now", class: "now", title: about, "aria-current": "step" }, text);
  if (next) return make("li", { id: "phase-next", class: "next", title: about }, say("next-phase", { phase: text }));
  return make("li", { class: "later", title: about }, text);
}
