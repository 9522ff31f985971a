/** What others have changed, and what came to oneself, stays ringed until one's next decision. */

/** @import { Changed, Situation } from "./types.js" */

const SPACE = "http://www.w3.org/2000/svg";
const AIR = 3; // between a thing and its ring, in units of the drawing

/** @type {Changed[]} */
let wanted = [];
/** @type {string[]} beside the board */
let own = [];

/**
 * All of it now; of the past what was done at that very moment.
 *
 * @param {Situation} situation
 * @param {number | null} shown  whose board is drawn; null for a board that all share
 */
export function ringSince({ since, at, now }, shown) {
  const moves = now ? since.filter((move) => move.seat >= 0) : since.filter((move) => move.at === at);
  wanted = moves.flatMap((move) => move.changed);
  drawRings(shown);
}

/** @param {string[]} names  of things that came to one alone */
export function ringNews(names) {
  own = names;
}

/**
 * Above all that is drawn but names and numbers, and never in the way of a finger.
 *
 * @param {number | null} shown
 */
export function drawRings(shown) {
  clearRings();
  const picture = document.querySelector("#sheet > svg");
  if (!(picture instanceof SVGSVGElement)) return;
  const names = new Set(wanted.filter(({ seat }) => shown === null || shown === seat).flatMap((c) => c.names));
  addRings(picture, boxesOf(picture, names));
  for (const panel of document.querySelectorAll("#panels .panel-picture > svg")) {
    if (panel instanceof SVGSVGElement) addRings(panel, boxesOf(panel, own), "since-ring own");
  }
}

/**
 * @param {SVGSVGElement} picture
 * @param {DOMRect[]} boxes
 * @param {string} [look]  a class
 */
export function addRings(picture, boxes, look = "since-ring") {
  const words = picture.querySelector(":scope > .above");
  for (const box of boxes) picture.insertBefore(ring(box, look), words);
}

/** Before the next drawing: a ring is no part of it. */
export function clearRings() {
  for (const old of document.querySelectorAll("#sheet .since-ring, #panels .since-ring")) old.remove();
}

/**
 * Where things lie on the paper, whatever groups they are in; of one name, all of it.
 *
 * @param {SVGSVGElement} picture
 * @param {Iterable<string>} names
 */
export function boxesOf(picture, names) {
  const boxes = [];
  for (const name of names) {
    for (const thing of picture.querySelectorAll(`[data-name="${CSS.escape(name)}"]`)) {
      if (thing instanceof SVGGraphicsElement) boxes.push(boxOf(picture, thing));
    }
  }
  return boxes.filter((box) => box.width > 0 && box.height > 0);
}

/**
 * @param {SVGSVGElement} picture
 * @param {SVGGraphicsElement} thing
 */
export function boxOf(picture, thing) {
  const { x, y, width, height } = bodyOf(thing);
  const [there, here] = [thing.getScreenCTM(), picture.getScreenCTM()];
  if (!there || !here) return new DOMRect();
  const way = here.inverse().multiply(there);
  const corners = [[x, y], [x + width, y], [x, y + height], [x + width, y + height]];
  const points = corners.map(([px, py]) => new DOMPoint(px, py).matrixTransform(way));
  const [xs, ys] = [points.map((point) => point.x), points.map((point) => point.y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return new DOMRect(left, top, Math.max(...xs) - left, Math.max(...ys) - top);
}

/**
 * A line, such as a street, is as thick as its stroke.
 *
 * @param {SVGGraphicsElement} thing
 */
function bodyOf(thing) {
  const { x, y, width, height } = thing.getBBox();
  const thick = parseFloat(getComputedStyle(thing).strokeWidth);
  if (width && !height) return new DOMRect(x, y - thick / 2, width, thick);
  if (height && !width) return new DOMRect(x - thick / 2, y, thick, height);
  return new DOMRect(x, y, width, height);
}

/**
 * @param {DOMRect} box
 * @param {string} look
 */
function ring(box, look) {
  const group = document.createElementNS(SPACE, "g");
  group.setAttribute("class", look);
  for (const look of ["halo", "line"]) {
    const frame = document.createElementNS(SPACE, "rect");
    const size = { x: box.x - AIR, y: box.y - AIR, width: box.width + 2 * AIR, height: box.height + 2 * AIR, rx: 6 };
    for (const [name, value] of Object.entries(size)) frame.setAttribute(name, value.toFixed(1));
    frame.setAttribute("class", look);
    group.append(frame);
  }
  return group;
}
