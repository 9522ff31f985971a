/** Rings around things that are spoken of, wherever they are drawn. */

import { floorUnder } from "./board.js";
import { make } from "./dom.js";
import { headOfTray } from "./tabs.js";

export const SMALL = 40; // pixels of a field across
const rings = make("div", { class: "lesson-rings", "aria-hidden": "true" });
document.body.append(rings);

/** @type {string[]} */
let named = [];
let following = false;
let eachTime = () => {};

/**
 * @param {string[]} names
 * @param {() => void} [also]  to be done whenever the rings are laid
 * @returns {boolean}  whether these are others than before
 */
export function point(names, also = () => {}) {
  const others = names.join() !== named.join();
  named = names;
  eachTime = also;
  rings.replaceChildren();
  if (names.length && !following) {
    following = true;
    requestAnimationFrame(follow);
  }
  return others;
}

/** What is ringed now. */
export function ringed() {
  return named.flatMap(find);
}

/** Whoever touches the middle of a ring means what it is laid around, also where a building hides that. */
document.addEventListener("click", meanRinged, true);

/** @param {MouseEvent} event */
function meanRinged(event) {
  const touched = /** @type {Element} */ (event.target).closest("#sheet [data-name]");
  if (!event.isTrusted || !touched || touched.matches(".open")) return;
  const meant = ringed().find((thing) => thing.matches("#sheet .open") && holds(thing, event));
  if (!meant) return;
  event.stopPropagation();
  meant.dispatchEvent(new MouseEvent("click", event));
}

/**
 * @param {Element} thing
 * @param {MouseEvent} event
 */
function holds(thing, { clientX, clientY }) {
  const { left, right, top, bottom } = thing.getBoundingClientRect();
  return clientX > left && clientX < right && clientY > top && clientY < bottom;
}

/** The drawings move, are magnified and drawn anew: the rings stay with them. */
function follow() {
  following = named.length > 0;
  eachTime();
  const things = ringed().filter(isInSight);
  while (rings.childElementCount > things.length) rings.lastElementChild?.remove();
  while (rings.childElementCount < things.length) rings.append(make("span", { class: "ring" }));
  for (const [at, thing] of things.entries()) lay(/** @type {HTMLElement} */ (rings.children[at]), thing);
  if (following) requestAnimationFrame(follow);
}

/**
 * A name may be drawn more than once: beside the board one chooses in the tray, or where it comes
 * last; what a tower hides has a tag above it; what no drawing shows is a button of the bar.
 *
 * @param {string} name
 * @returns {Element[]}
 */
function find(name) {
  const [kind, key] = name.split(":");
  if (kind === "panel") return [...document.querySelectorAll(`#panel-${CSS.escape(key ?? "")}`)];
  if (kind === "player") return [...document.querySelectorAll(`#player-${Number(key) - 1}`)];
  const selector = `[data-name="${CSS.escape(name)}"]`;
  const drawn = [...document.querySelectorAll(`#sheet ${selector}:not(.when-chosen)`)];
  const beside = document.querySelectorAll(`#panels ${selector}`);
  const tray = document.querySelectorAll(`#at-hand ${selector}`);
  const tags = drawn.filter((one) => one.matches(".tag"));
  if (drawn.length) return [...tags, ...drawn].slice(0, 1);
  if (beside.length) return [...beside, ...tray].slice(-1);
  return [...document.querySelectorAll(`#deal [data-value="${CSS.escape(name)}"], #deal.ready [data-do=play]`)].slice(0, 1);
}

/**
 * Of something large and bent one spot is ringed, and not what lies between its arms.
 *
 * @param {Element} thing
 */
function boxOf(thing) {
  const part = thing.closest("#sheet") && thing.querySelector(":scope > .spot, :scope:not(:has(> .spot)) > .lit");
  return (part || thing).getBoundingClientRect();
}

/** @param {Element} thing */
function isInSight(thing) {
  const { left, top, width, height } = boxOf(thing);
  const frame = thing.closest("#board")?.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const around = thing.closest("#at-hand, #panels"); // and what is in it may scroll
  const column = around && getComputedStyle(around).overflowY !== "visible" ? around.getBoundingClientRect() : null;
  if (column && (y < (around?.matches("#at-hand") ? headOfTray() : column.top) || y > column.bottom)) return false;
  if (!width || (y > floorUnder(thing) && y < innerHeight)) return false;
  return !frame || (x > frame.left && x < frame.right && y > frame.top && y < frame.bottom);
}

/**
 * On a board fields may be diamonds or hexes that overlap as boxes: what is round stays within,
 * unless it would hide what is written on something small.
 *
 * @param {HTMLElement} ring
 * @param {Element} thing
 */
function lay(ring, thing) {
  const onBoard = thing.closest("#sheet") !== null;
  const { left, top: start, width, bottom } = boxOf(thing);
  const tray = thing.closest("#at-hand")?.getBoundingClientRect(); // shorter than what is in it
  const top = tray ? Math.max(start, headOfTray()) : start;
  const height = Math.min(bottom, tray?.bottom ?? bottom) - top;
  const isSmall = onBoard && Math.max(width, height) < SMALL;
  const [right, down] = onBoard && !isSmall ? [-width / 8, -height / 8] : [3, 3]; // the head of a panel stays free
  ring.classList.toggle("round", onBoard);
  ring.classList.toggle("slim", isSmall);
  ring.style.left = `${left - right}px`;
  ring.style.top = `${top - down}px`;
  ring.style.width = `${width + 2 * right}px`;
  ring.style.height = `${height + 2 * down}px`;
}
