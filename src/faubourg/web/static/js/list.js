/** All that can be done now as a list: for the keyboard, for readers, and for the undecided. */

import { byId, make, morph, say, setText } from "./dom.js";

/** @import { Action } from "./types.js" */

const section = byId("choices");
const fold = /** @type {HTMLDetailsElement} */ (byId("choices-fold"));
const list = byId("choices-list");
const NUMBERED = 9;

fold.open = matchMedia("(min-width: 62rem)").matches;

/** @type {Action[]} */
let shown = [];

/**
 * While others act the list stays, empty, so that nothing around it jumps.
 *
 * @param {Action[]} actions
 * @param {Action | null} current
 * @param {boolean} playing
 */
export function showChoices(actions, current, playing) {
  shown = actions;
  section.hidden = !playing;
  setText(byId("choices-count"), actions.length ? String(actions.length) : "");
  const items = actions.map((action, place) => item(action, place, action === current));
  morph(list, items.length ? items : [make("li", { class: "quiet small" }, say("no-choice"))]);
}

/**
 * @param {Action} action
 * @param {number} place
 * @param {boolean} current
 */
function item(action, place, current) {
  const hint = place < NUMBERED ? [make("kbd", { "aria-hidden": "true" }, String(place + 1))] : [];
  const attributes = {
    id: `choice-${action.index}`, "data-do": "pick", "data-value": action.index,
    ...(current ? { "aria-current": "true" } : {}),
  };
  return make("li", {}, make("button", attributes, ...hint, make("span", {}, action.text)));
}

/** @param {number} place */
export function choiceAt(place) {
  return shown[place] ?? null;
}

/** @param {(action: Action | null) => void} pointed */
export function listenToPointer(pointed) {
  for (const kind of ["pointerover", "focusin"]) {
    list.addEventListener(kind, (event) => {
      const target = /** @type {Element} */ (event.target);
      const index = Number(target.closest("button")?.dataset.value ?? -1);
      pointed(shown.find((action) => action.index === index) ?? null);
    });
  }
  for (const kind of ["pointerleave", "focusout"]) list.addEventListener(kind, () => pointed(null));
}
