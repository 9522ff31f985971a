/** Small pictures of what was done: cut from the board it was done on, once they are looked at. */

import { addRings, boxesOf, boxOf } from "./rings.js";

/** @import { Api } from "./api.js" */
/** @import { Look, Move } from "./types.js" */

const [WIDE, HIGH] = [96, 68]; // as in css/since.css
const PART = 0.2; // of the board's width at least, or one would not know where it is
const MOST = 12; // boards kept
const DEPTH = 5; // groups inside groups that are looked through for what lies outside

const PAINTS = ["fill", "stroke", "clip-path", "mask", "filter"]; // attributes that may name an id

/** @type {Map<string, Promise<string>>} */
const boards = new Map();
let cuts = 0;

/**
 * One board serves all that was done on it.
 *
 * @param {Api} api
 * @param {Move[]} moves
 * @param {Look} look
 * @returns {(move: Move) => Promise<SVGSVGElement | null>}
 */
export function cutter(api, moves, look) {
  /** @type {Map<number, number>} */
  const last = new Map();
  for (const move of moves) for (const { seat } of move.changed) last.set(seat, move.at);
  return async (move) => {
    for (const { seat, names } of move.changed) {
      const at = last.get(seat) ?? move.at;
      const cut = crop(await boardAt(api, seat, at, look), names);
      if (cut) return cut;
    }
    return null;
  };
}

/**
 * @param {Api} api
 * @param {number} seat
 * @param {number} at
 * @param {Look} look
 */
function boardAt(api, seat, at, look) {
  const key = [seat, at, look.turn, look.eyes].join();
  const known = boards.get(key);
  if (known) return known;
  if (boards.size >= MOST) boards.clear();
  /** @type {[string, string | number][]} */
  const query = [["seat", seat], ["at", at], ["turn", look.turn]];
  if (look.eyes !== null) query.push(["eyes", look.eyes]);
  const asked = api.ask("moment", query).then((answer) => String(answer.board), () => "");
  boards.set(key, asked);
  return asked;
}

/**
 * @param {string} board
 * @param {string[]} names
 */
function crop(board, names) {
  const room = document.createElement("div");
  room.className = "cutting-room";
  room.innerHTML = board;
  document.body.append(room);
  try {
    const picture = room.querySelector("svg");
    const boxes = picture ? boxesOf(picture, names) : [];
    if (!picture || !boxes.length) return null;
    const part = partAround(picture, boxes);
    prune(picture, picture, part, DEPTH);
    addRings(picture, boxes);
    return anonymous(withOwnIds(picture), part);
  } finally {
    room.remove();
  }
}

/**
 * @param {SVGSVGElement} picture
 * @param {DOMRect[]} boxes
 */
function partAround(picture, boxes) {
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.right));
  const bottom = Math.max(...boxes.map((box) => box.bottom));
  const least = PART * picture.viewBox.baseVal.width;
  const width = Math.max(least, 1.5 * (right - left), (1.5 * (bottom - top) * WIDE) / HIGH);
  const height = (width * HIGH) / WIDE;
  return new DOMRect((left + right - width) / 2, (top + bottom - height) / 2, width, height);
}

/**
 * What lies outside need not be there; what is drawn once for many places stays whole.
 *
 * @param {SVGSVGElement} picture
 * @param {Element} group
 * @param {DOMRect} part
 * @param {number} depth
 */
function prune(picture, group, part, depth) {
  for (const child of [...group.children]) {
    if (!(child instanceof SVGGraphicsElement) || child instanceof SVGDefsElement) continue;
    const box = boxOf(picture, child);
    const apart = box.right < part.left || box.left > part.right || box.bottom < part.top || box.top > part.bottom;
    if (apart) child.remove();
    else if (depth) prune(picture, child, part, depth - 1);
  }
}

/**
 * What the board on the page draws by an id is not drawn from here, nor the other way round.
 *
 * @param {SVGSVGElement} picture
 */
function withOwnIds(picture) {
  const own = `cut-${(cuts += 1)}-`;
  for (const thing of picture.querySelectorAll("[id]")) thing.id = own + thing.id;
  for (const use of picture.querySelectorAll("[href^='#']")) {
    use.setAttribute("href", `#${own}${use.getAttribute("href")?.slice(1)}`);
  }
  for (const name of PAINTS) {
    for (const thing of picture.querySelectorAll(`[${name}^="url(#"]`)) {
      thing.setAttribute(name, `url(#${own}${thing.getAttribute(name)?.slice(5)}`);
    }
  }
  return picture;
}

/**
 * It shows; it cannot be touched, and has nothing to say.
 *
 * @param {SVGSVGElement} picture
 * @param {DOMRect} part
 */
function anonymous(picture, part) {
  for (const title of picture.querySelectorAll("title, desc")) title.remove();
  for (const thing of [picture, ...picture.querySelectorAll("[data-name], [data-key], [tabindex], [role]")]) {
    for (const name of ["data-name", "data-key", "data-owner", "tabindex", "role", "aria-label", "aria-labelledby"]) thing.removeAttribute(name);
  }
  picture.setAttribute("viewBox", [part.x, part.y, part.width, part.height].map((n) => n.toFixed(1)).join(" "));
  picture.setAttribute("aria-hidden", "true");
  picture.remove();
  return picture;
}
