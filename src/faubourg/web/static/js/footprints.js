/** Around all that a piece would cover: shapes that the server drew, laid over the board. */

/** @import { Action, Situation } from "./types.js" */

const SPACE = "http://www.w3.org/2000/svg";
const WAYS = 8; // a piece lies in at most so many ways in one place; more shapes would say nothing

/** @type {string[]} of what was touched */
let meant = [];
/** @type {string[]} of what the pointer is at, which goes before */
let pointed = [];

/**
 * The shapes of these actions, if all have one and they are few.
 *
 * @param {Situation | null} situation
 * @param {Action[]} actions
 */
export function shapesOf(situation, actions) {
  const shapes = actions.map(({ index }) => situation?.footprints[index] ?? "");
  return shapes.length <= WAYS && shapes.every(Boolean) ? [...new Set(shapes)] : [];
}

/** @param {string[]} shapes */
export function meanShapes(shapes) {
  meant = shapes;
  drawFootprints();
}

/** @param {string[]} shapes  none: the pointer is at nothing that has one */
export function pointAtShapes(shapes) {
  pointed = shapes;
  drawFootprints();
}

/** Above all that is drawn, but never in the way of a finger; one among several is only possible. */
export function drawFootprints() {
  clearFootprints();
  const shapes = pointed.length ? pointed : meant;
  const paths = shapes.map((shape) => {
    const path = document.createElementNS(SPACE, "path");
    path.setAttribute("class", shapes.length > 1 ? "footprint maybe" : "footprint");
    path.setAttribute("d", shape);
    return path;
  });
  document.querySelector("#sheet > svg")?.append(...paths);
}

/** Before the next drawing: they are no part of it. */
export function clearFootprints() {
  for (const old of document.querySelectorAll("#sheet .footprint")) old.remove();
}
