/** Ticks on the time line: where the game turned. A touch goes there. */

import { byId, make, morph } from "./dom.js";

/** @import { Situation } from "./types.js" */

const WIDTHS = { finger: 40, mouse: 24 }; // pixels: one must hit the one that one means
const THUMB = 18; // pixels: the middle of the slider's thumb does not reach the ends

const place = byId("marks");
/** @type {Situation["marks"]} */
let marks = [];
let [steps, at] = [0, 0];

/** @param {Situation} situation */
export function showMarks(situation) {
  ({ marks, steps, at } = situation);
  place.hidden = marks.length === 0;
  if (marks.length) draw();
}

/**
 * What happened at the moment that is looked at, said also where no pointer can rest.
 *
 * @param {Situation} situation
 */
export function wordsOfMark(situation) {
  const here = situation.marks.find((mark) => mark.at === situation.at);
  return here && !situation.now ? here.text : "";
}

function draw() {
  const width = matchMedia("(pointer: coarse)").matches ? WIDTHS.finger : WIDTHS.mouse;
  const wide = place.clientWidth - THUMB;
  const placed = marks.map((mark) => ({ ...mark, x: THUMB / 2 + (wide * mark.at) / Math.max(1, steps) }));
  const chosen = apart(placed, width);
  morph(place, chosen.map(({ at: moment, text }) => make("button", {
    class: moment <= at ? "tick past" : "tick", "data-do": "mark", "data-value": moment,
    "aria-label": text, title: text, "aria-current": String(moment === at),
  })));
  chosen.forEach(({ x }, n) => {
    const tick = place.children[n];
    if (tick instanceof HTMLElement) tick.style.left = `${x}px`;
  });
}

/**
 * As many as there is room for; those that matter most first, then from left to right.
 *
 * @template {{x: number}} T
 * @param {T[]} all
 * @param {number} width
 * @returns {T[]}
 */
function apart(all, width) {
  /** @type {T[]} */
  const kept = [];
  for (const one of all) if (kept.every((other) => Math.abs(other.x - one.x) >= width)) kept.push(one);
  return kept.sort((one, other) => one.x - other.x);
}

addEventListener("resize", () => marks.length && draw());
