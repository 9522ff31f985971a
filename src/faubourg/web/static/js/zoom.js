/** Zoom and pan of the board, by fingers, wheel and buttons; the page itself never moves sideways. */

import { byId } from "./dom.js";

const CLOSEST = 4; // times the whole board,
const LARGEST = 3; // or until a unit of the drawing takes so many pixels, if that is closer
const SLACK = 8; // pixels a finger may tremble in a tap
const LINE = 40; // pixels, for a wheel that counts lines
const READABLE = 9; // pixels of letters; smaller ones are not drawn where they are not needed,
const READABLE_NEAR = 8; // on a phone, which is held closer
const FINGER = 24; // pixels; smaller things are brought closer on a small screen
const NEARER = 4; // times at most, by itself
const small = matchMedia("(max-width: 40rem)");

const board = byId("board");
const sheet = byId("sheet");

let scale = 1;
let x = 0;
let y = 0;
let moved = false;
let led = false; // the page has come closer by itself
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
  sharpen();
  pointBeyond();
}

/** An edge behind which something may be touched says so. */
export function pointBeyond() {
  const frame = board.getBoundingClientRect();
  const open = scale > 1 ? [...sheet.querySelectorAll("[data-name].open")] : [];
  const middles = open.map(middleOf);
  board.classList.toggle("more-left", middles.some((middle) => middle.x < frame.left));
  board.classList.toggle("more-right", middles.some((middle) => middle.x > frame.right));
  board.classList.toggle("more-above", middles.some((middle) => middle.y < frame.top));
  board.classList.toggle("more-below", middles.some((middle) => middle.y > frame.bottom));
}

/** @param {Element} thing */
function middleOf(thing) {
  const box = thing.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

/**
 * Whether one sees it, as far as the board has been moved.
 *
 * @param {Element} thing
 */
export function isInFrame(thing) {
  const [frame, { x, y }] = [board.getBoundingClientRect(), middleOf(thing)];
  return x > frame.left && x < frame.right && y > frame.top && y < frame.bottom;
}

new ResizeObserver(sharpen).observe(sheet); // it gets its room after it is drawn

/** Letters that a drawing calls fine are there for who looks closely. */
function sharpen() {
  const fine = Number(sheet.querySelector("svg")?.getAttribute("data-fine") ?? Infinity);
  board.classList.toggle("far", fine * paper().unit * scale < (small.matches ? READABLE_NEAR : READABLE));
}

/**
 * @param {number} factor
 * @param {{x: number, y: number}} [at]  the point of the screen that stays where it is
 */
export function zoom(factor, at) {
  led = false;
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
  led = false;
  scale = 1;
  show();
}

/**
 * On a small screen what may be touched comes within reach of a finger; edges tell of what is beyond them.
 *
 * @param {Element[]} things  none if nothing is asked here
 */
export function comeCloser(things) {
  if (!small.matches || (scale > 1 && !led)) return; // who looks closely knows where
  const boxes = things.map((thing) => thing.getBoundingClientRect()).filter((box) => box.width);
  const wanted = FINGER / (Math.min(...boxes.map(narrowest)) / scale);
  if (!boxes.length || wanted <= 1) return led ? fit() : undefined;
  const around = hull(boxes);
  const next = Math.min(wanted, NEARER);
  if (led && Math.abs(next - scale) < 0.01) return;
  zoom(next / scale, { x: around.x + around.width / 2, y: around.y + around.height / 2 });
  led = true;
}

/**
 * Who looks closely is led to what may be touched, if some of it is out of sight or too small: now the page
 * comes closer by itself, as far as a finger needs it.
 *
 * @param {Element[]} things
 */
export function revealAll(things) {
  if (scale === 1 || led || things.every((thing) => isInFrame(thing) && !isTooSmall(thing))) return;
  fit();
  comeCloser(things);
}

/**
 * The first tap at something too small comes closer, and touches nothing yet.
 *
 * @param {Element} thing
 * @param {MouseEvent} event
 */
export function comesCloserFirst(thing, event) {
  if (!small.matches || !sheet.contains(thing) || !isTooSmall(thing) || scale >= closest()) return false;
  zoom(FINGER / narrowest(thing.getBoundingClientRect()), { x: event.clientX, y: event.clientY });
  return true;
}

/** @param {Element} thing */
function isTooSmall(thing) {
  return narrowest(thing.getBoundingClientRect()) < FINGER - 0.5;
}

/** @param {DOMRect} box */
function narrowest(box) {
  return Math.min(box.width, box.height);
}

/** @param {DOMRect[]} boxes */
function hull(boxes) {
  const [x, y] = [Math.min(...boxes.map((box) => box.left)), Math.min(...boxes.map((box) => box.top))];
  const [right, bottom] = [Math.max(...boxes.map((box) => box.right)), Math.max(...boxes.map((box) => box.bottom))];
  return new DOMRect(x, y, right - x, bottom - y);
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
  if (scale === 1) {
    draw();
    return sharpen();
  }
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
  const [frame, { x: cx, y: cy }] = [board.getBoundingClientRect(), middleOf(thing)];
  if (!isInFrame(thing)) pan(frame.left + frame.width / 2 - cx, frame.top + frame.height / 2 - cy);
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
