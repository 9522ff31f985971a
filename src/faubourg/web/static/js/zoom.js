/** Zoom and pan of the board, by fingers, wheel and buttons; the page itself never moves sideways. */

import { byId } from "./dom.js";

const CLOSEST = 4; // times the whole board,
const LARGEST = 3; // or until a unit of the drawing takes so many pixels, if that is closer
const SLACK = 8; // pixels a finger may tremble in a tap
const LINE = 40; // pixels, for a wheel that counts lines

const board = byId("board");
const sheet = byId("sheet");

let scale = 1;
let x = 0;
let y = 0;
let moved = false;
/** @type {Map<number, PointerEvent>} */
const fingers = new Map();

/** While the whole board is seen: pixels for a unit of the drawing, and where its zero lies. */
function paper() {
  const drawing = sheet.querySelector("svg");
  const box = drawing?.viewBox.baseVal;
  if (!drawing || !box?.width) return { unit: 1, left: 0, top: 0 };
  const [around, place] = [sheet.getBoundingClientRect(), drawing.getBoundingClientRect()];
  const unit = Math.min(place.width / box.width, place.height / box.height) / scale;
  const left = (place.left + place.width / 2 - around.left) / scale - unit * (box.x + box.width / 2);
  const top = (place.top + place.height / 2 - around.top) / scale - unit * (box.y + box.height / 2);
  return { unit, left, top };
}

function closest() {
  return Math.max(CLOSEST, LARGEST / paper().unit);
}

function show() {
  const { width, height } = board.getBoundingClientRect();
  scale = Math.min(closest(), Math.max(1, scale));
  x = Math.min(0, Math.max(width * (1 - scale), x));
  y = Math.min(0, Math.max(height * (1 - scale), y));
  sheet.style.transform = scale === 1 ? "" : `translate(${x}px, ${y}px) scale(${scale})`;
  board.classList.toggle("zoomed", scale > 1);
}

/**
 * @param {number} factor
 * @param {{x: number, y: number}} [at]  the point of the screen that stays where it is
 */
export function zoom(factor, at) {
  const box = board.getBoundingClientRect();
  const px = (at?.x ?? box.left + box.width / 2) - box.left;
  const py = (at?.y ?? box.top + box.height / 2) - box.top;
  const real = Math.min(closest(), Math.max(1, scale * factor)) / scale;
  x = px - (px - x) * real;
  y = py - (py - y) * real;
  scale *= real;
  show();
}

export function fit() {
  scale = 1;
  show();
}

/**
 * @param {number} dx
 * @param {number} dy
 * @returns {boolean} whether there was anything left to see that way
 */
function pan(dx, dy) {
  const before = [x, y];
  x += dx;
  y += dy;
  show();
  return before[0] !== x || before[1] !== y;
}

/**
 * A board that grows stays where it is under the eyes of who looks closely.
 *
 * @param {() => void} draw
 */
export function stay(draw) {
  if (scale === 1) return draw();
  const before = paper();
  draw();
  const after = paper();
  const wanted = (scale * before.unit) / after.unit;
  x += scale * before.left - wanted * after.left;
  y += scale * before.top - wanted * after.top;
  scale = wanted;
  show();
}

/**
 * Who looks closely is led to what was chosen elsewhere.
 *
 * @param {Element} thing
 */
export function reveal(thing) {
  if (scale === 1 || !sheet.contains(thing)) return;
  const [frame, box] = [board.getBoundingClientRect(), thing.getBoundingClientRect()];
  const [cx, cy] = [box.left + box.width / 2, box.top + box.height / 2];
  const seen = cx > frame.left && cx < frame.right && cy > frame.top && cy < frame.bottom;
  if (!seen) pan(frame.left + frame.width / 2 - cx, frame.top + frame.height / 2 - cy);
}

/** @param {PointerEvent} event */
function move(event) {
  const before = fingers.get(event.pointerId);
  if (!before) return;
  if (event.pointerType === "mouse" && !event.buttons) return lift(event); // let go elsewhere
  const other = [...fingers.values()].find((finger) => finger.pointerId !== event.pointerId);
  if (other) pinch(before, event, other);
  else if (scale > 1 && !drag(before, event)) return;
  fingers.set(event.pointerId, event);
}

/**
 * @param {PointerEvent} before
 * @param {PointerEvent} now
 * @param {PointerEvent} other  the finger that rests
 */
function pinch(before, now, other) {
  const was = Math.hypot(before.clientX - other.clientX, before.clientY - other.clientY);
  const is = Math.hypot(now.clientX - other.clientX, now.clientY - other.clientY);
  const middle = { x: (now.clientX + other.clientX) / 2, y: (now.clientY + other.clientY) / 2 };
  moved = true;
  pan((now.clientX - before.clientX) / 2, (now.clientY - before.clientY) / 2);
  zoom(is / Math.max(1, was), middle);
}

/**
 * @param {PointerEvent} before
 * @param {PointerEvent} now
 * @returns {boolean} whether it was more than a tremble
 */
function drag(before, now) {
  const [dx, dy] = [now.clientX - before.clientX, now.clientY - before.clientY];
  if (!moved && Math.hypot(dx, dy) < SLACK) return false;
  // From now on the board hears of it, wherever it ends; not before, or a tap would be the board's.
  if (!moved) board.setPointerCapture(now.pointerId);
  moved = true;
  pan(dx, dy);
  return true;
}

/** @param {PointerEvent} event */
function lift(event) {
  fingers.delete(event.pointerId);
  board.classList.toggle("held", fingers.size > 0);
}

/** @param {WheelEvent} event */
function wheel(event) {
  const unit = event.deltaMode ? LINE : 1;
  const [dx, dy] = [event.deltaX * unit, event.deltaY * unit];
  if (event.ctrlKey || event.metaKey) {
    event.preventDefault();
    zoom(Math.exp(-dy / 200), { x: event.clientX, y: event.clientY });
  } else if (scale > 1 && (event.shiftKey && !dx ? pan(-dy, 0) : pan(-dx, -dy))) {
    event.preventDefault(); // at the edge of the board the page goes on
  }
}

board.addEventListener("pointerdown", (event) => {
  if (event.button) return;
  if (!fingers.size) moved = false;
  fingers.set(event.pointerId, event);
  board.classList.add("held");
});
addEventListener("pointermove", move);
addEventListener("pointerup", lift);
addEventListener("pointercancel", lift);
addEventListener("resize", show);
// A drag is no touch of what lies under the finger when it ends.
board.addEventListener(
  "click",
  (event) => {
    if (moved) event.stopPropagation();
    moved = false;
  },
  { capture: true },
);
board.addEventListener("wheel", wheel, { passive: false });
byId("zoom-in").addEventListener("click", () => zoom(1.5));
byId("zoom-out").addEventListener("click", () => zoom(1 / 1.5));
byId("zoom-fit").addEventListener("click", fit);
