/** Zoom and pan of the board, by fingers, wheel and buttons; the page itself never moves sideways. */

import { byId } from "./dom.js";

const CLOSEST = 4;
const SLACK = 8; // pixels a finger may tremble in a tap

const board = byId("board");
const sheet = byId("sheet");

let scale = 1;
let x = 0;
let y = 0;
let moved = false;
/** @type {Map<number, PointerEvent>} */
const fingers = new Map();

function show() {
  const { width, height } = board.getBoundingClientRect();
  scale = Math.min(CLOSEST, Math.max(1, scale));
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
  const real = Math.min(CLOSEST, Math.max(1, scale * factor)) / scale;
  x = px - (px - x) * real;
  y = py - (py - y) * real;
  scale *= real;
  show();
}

export function fit() {
  scale = 1;
  show();
}

/** @param {PointerEvent} event */
function move(event) {
  const before = fingers.get(event.pointerId);
  if (!before) return;
  const other = [...fingers.values()].find((finger) => finger.pointerId !== event.pointerId);
  if (other) {
    const was = Math.hypot(before.clientX - other.clientX, before.clientY - other.clientY);
    const is = Math.hypot(event.clientX - other.clientX, event.clientY - other.clientY);
    const middle = { x: (event.clientX + other.clientX) / 2, y: (event.clientY + other.clientY) / 2 };
    zoom(is / Math.max(1, was), middle);
    moved = true;
  } else if (scale > 1) {
    const [dx, dy] = [event.clientX - before.clientX, event.clientY - before.clientY];
    if (!moved && Math.hypot(dx, dy) < SLACK) return;
    x += dx;
    y += dy;
    moved = true;
    show();
  }
  fingers.set(event.pointerId, event);
}

/** @param {PointerEvent} event */
function lift(event) {
  fingers.delete(event.pointerId);
}

board.addEventListener("pointerdown", (event) => {
  if (!fingers.size) moved = false;
  fingers.set(event.pointerId, event);
});
addEventListener("pointermove", move);
addEventListener("pointerup", lift);
addEventListener("pointercancel", lift);
addEventListener("resize", show);
// A drag is no touch of what lies under the finger when it ends.
board.addEventListener("click", (event) => moved && event.stopPropagation(), { capture: true });
board.addEventListener(
  "wheel",
  (event) => {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    zoom(Math.exp(-event.deltaY / 200), { x: event.clientX, y: event.clientY });
  },
  { passive: false },
);
byId("zoom-in").addEventListener("click", () => zoom(1.5));
byId("zoom-out").addEventListener("click", () => zoom(1 / 1.5));
byId("zoom-fit").addEventListener("click", fit);
