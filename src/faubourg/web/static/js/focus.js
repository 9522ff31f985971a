/** Whoever plays by keyboard goes on at once, also when what had the focus is gone. */

import { byId } from "./dom.js";

// The first choice; while there is none, the head of their list; and the sentence at the end.
const NEXT = ["#choices-list button", "#choices-fold > summary"];

/** @param {() => void} change  may take away what has the focus */
export function keepFocus(change) {
  const at = document.activeElement;
  const marked = at?.matches(":focus-visible") ?? false; // who points needs no focus
  change();
  if (!marked || !at || isThere(at)) return;
  const places = NEXT.map((selector) => document.querySelector(selector));
  const next = places.find((place) => place && isThere(place));
  (next instanceof HTMLElement ? next : byId("sentence")).focus();
}

/** @param {Element} element */
function isThere(element) {
  return element.isConnected && element.checkVisibility();
}
