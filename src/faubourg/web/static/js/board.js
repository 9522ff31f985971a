/** The drawings: shown, morphed into the next ones, lit where one can act. */

import { kind, TURN } from "./choices.js";
import { byId, make, morph, onPointing } from "./dom.js";
import { clearFootprints, drawFootprints } from "./footprints.js";
import { clearRings, drawRings } from "./rings.js";
import { headOfTray, nameTabs } from "./tabs.js";
import { comeCloser, comesCloserFirst, isInFrame, pointBeyond, reveal, revealAll, stay } from "./zoom.js";

/** @import { Panel } from "./types.js" */
/** @import { Narrowed } from "./choices.js" */

const MARKED = ".open, .chosen, .closed, .pointed";
const sheet = byId("sheet");
const panels = byId("panels");
const atHand = byId("at-hand"); // the first of them
const narrow = matchMedia("(max-width: 61.99rem)");

/**
 * With the words of the very thing, and whether it was the second half of a double click or tap: a
 * browser counts two quick taps at neighbours as one, too. After coming closer it is the first.
 *
 * @param {(name: string, words: string, again: boolean) => void} touched
 */
export function listen(touched) {
  let nearer = false;
  for (const place of [sheet, panels]) {
    place.addEventListener("click", (event) => {
      const again = event.detail > 1 && !nearer;
      const thing = /** @type {Element} */ (event.target).closest("[data-name]");
      nearer = thing !== null && thing.matches(".open") && comesCloserFirst(thing, event);
      if (nearer) return;
      if (thing) touched(thing.getAttribute("data-name") ?? "", titleOf(thing), again);
    });
  }
}

/** @param {(name: string) => void} pointed  at something that may be touched, or at nothing */
export function listenToPointer(pointed) {
  for (const place of [sheet, panels]) {
    onPointing(place, "[data-name].open", (thing) => pointed(thing?.dataset.name ?? ""));
  }
}

/**
 * @param {string} board
 * @param {Panel[]} [wanted]
 */
export function draw(board, wanted) {
  for (const place of [sheet, panels]) unmark(place);
  clearRings();
  clearFootprints();
  stay(() => morph(sheet, board));
  keepRoom();
  if (wanted) drawPanels(wanted);
  drawRings(owner());
  drawFootprints();
}

/** On a narrow page a board that was once higher keeps its room: nothing below it may jump. */
function keepRoom() {
  const frame = byId("board");
  frame.style.minHeight = narrow.matches ? `${frame.offsetHeight}px` : "";
}

/**
 * As the server drew it, so that what has not changed is seen to be the same.
 *
 * @param {Element} place
 */
function unmark(place) {
  for (const element of place.querySelectorAll(MARKED)) {
    element.classList.remove("open", "chosen", "closed", "pointed");
    if (!element.classList.length) element.removeAttribute("class");
  }
}

/** @param {Panel[]} wanted */
function drawPanels(wanted) {
  const keys = new Set(wanted.map((panel) => slotId(panel.key)));
  for (const old of slots()) if (!keys.has(old.id)) [panelOf(old), old].forEach((one) => one.remove());
  for (const [at, { key, title, svg }] of wanted.entries()) {
    const slot = document.getElementById(slotId(key)) ?? newSlot(key, title);
    if (slots()[at] !== slot) panels.insertBefore(slot, slots()[at] ?? null);
    const picture = panelOf(slot).querySelector(".panel-picture");
    if (picture) morph(picture, svg);
  }
}

/** @param {string} key */
function slotId(key) {
  return `slot-${key}`;
}

/** The places of all panels. */
function slots() {
  return /** @type {HTMLElement[]} */ ([...panels.children].slice(1));
}

/**
 * In its place, or in the tray.
 *
 * @param {HTMLElement} slot
 */
function panelOf(slot) {
  return slot.firstElementChild ?? byId(slot.id.replace("slot", "panel"));
}

/**
 * @param {string} key
 * @param {string} title
 */
function newSlot(key, title) {
  const picture = make("div", { class: "panel-picture" });
  const panel = make("section", { id: `panel-${key}`, class: "panel", "aria-label": title }, make("h2", {}, title), picture);
  return make("div", { id: slotId(key), class: "slot" }, panel);
}

/** @param {string} name */
function elementsOf(name) {
  const selector = `[data-name="${CSS.escape(name)}"]`;
  return [...sheet.querySelectorAll(selector), ...panels.querySelectorAll(selector)];
}

/** The names of all that is drawn. */
export function drawnNames() {
  return new Set([sheet, panels].flatMap((place) => namesIn(place, "[data-name]")));
}

/**
 * A thing's own words, from its drawing.
 *
 * @param {Element} thing
 */
function titleOf(thing) {
  return thing.querySelector(":scope > title")?.textContent ?? "";
}

/** The seat whose board is drawn, where everybody has one; null for a board that all share. */
export function owner() {
  const seat = sheet.querySelector(":scope > svg")?.getAttribute("data-owner");
  return seat ? Number(seat) : null;
}

/** Whether the drawing leaves no room for a name in its upper left corner. */
export function fillsCorners() {
  return sheet.querySelector(":scope > svg")?.getAttribute("data-corners") === "full";
}

/**
 * The server lit all that any action touches; show what is left of it.
 *
 * @param {Narrowed | null} narrowed
 */
export function highlight(narrowed) {
  for (const element of document.querySelectorAll(".board [data-name], .panels [data-name]")) {
    const name = element.getAttribute("data-name") ?? "";
    const open = narrowed?.open.has(name) ?? false;
    const chosen = narrowed?.chosen.includes(name) ?? false;
    element.classList.toggle("open", open);
    element.classList.toggle("chosen", chosen);
    element.classList.toggle("closed", !open && !chosen);
  }
  comeCloser([...sheet.querySelectorAll(".open, .chosen")]);
  pointBeyond();
}

/**
 * Where a choice begins: these panels are at hand. On a narrow page they come into a tray above the
 * bar, and their places keep their room, so that nothing moves.
 */
export function arrange() {
  const needed = neededSlots();
  for (const slot of slots()) {
    panelOf(slot).classList.toggle("in-reach", needed.has(slot));
    lay(slot, needed.has(slot) && narrow.matches);
  }
  panels.classList.toggle("first", !sheet.querySelector(".open, .chosen"));
  holdTray();
}

/** The tray keeps its height until something else is asked, whatever is drawn in it meanwhile. */
function holdTray() {
  const folded = atHand.classList.contains("folded");
  atHand.classList.remove("folded");
  atHand.style.height = "";
  nameTabs(() => layAnew(true));
  const wanted = atHand.offsetHeight;
  atHand.classList.toggle("folded", folded);
  if (wanted !== height) panels.prepend(atHand); // it is another tray
  height = wanted;
  if (narrow.matches && wanted) atHand.style.height = `${wanted}px`;
}

/**
 * Where something can be chosen that is not on the board; of panels that offer the same, the last. What
 * leaves no choice need not be at hand while the board has one.
 */
function neededSlots() {
  const offered = new Set(namesIn(sheet, "[data-name]"));
  const selector = sheet.querySelector(".open") ? ".open" : ".open, .chosen";
  const needed = new Set();
  for (const slot of slots().reverse()) {
    const more = namesIn(panelOf(slot), selector).filter((name) => !offered.has(name));
    if (more.length) needed.add(slot);
    for (const name of more) offered.add(name);
  }
  return needed;
}

/**
 * @param {Element} place
 * @param {string} selector
 */
function namesIn(place, selector) {
  return [...place.querySelectorAll(selector)].map((thing) => thing.getAttribute("data-name") ?? "");
}

/**
 * @param {HTMLElement} slot
 * @param {boolean} needed
 */
function lay(slot, needed) {
  const panel = panelOf(slot);
  if ((panel.parentElement === atHand) === needed) return;
  slot.style.minHeight = needed ? `${slot.offsetHeight}px` : "";
  (needed ? atHand : slot).append(panel);
  panels.prepend(atHand); // with something else in it, it is another tray and not one that jumps
  unfold(true);
}

/**
 * The tray gives way to what one is shown on the board.
 *
 * @param {Element[]} things
 */
export function showBesideTray(things) {
  const shows = things.some((thing) => sheet.contains(thing));
  unfold(!shows || things.some((thing) => atHand.contains(thing)));
}

let height = 0; // of the unfolded tray, when something was asked last
let gives = false; // what lies in the tray is asked for later
let ways = 0; // in which a piece can still be turned

/**
 * How a piece is turned is asked last: until its place is chosen the tray lets one see the board, and
 * then, too, if nothing is left to be turned.
 *
 * @param {boolean} ready  it is chosen
 */
export function makeRoom(ready) {
  const kinds = namesIn(atHand, "[data-name].open").map(kind);
  if (!ready && kinds.every((one) => one === TURN)) {
    if (gives ? ways && !kinds.length : kinds.length) layAnew(false);
    gives ||= kinds.length > 0;
    ways = kinds.length;
  } else if (gives) {
    gives = false;
    if (!ready || ways > 1) layAnew(true);
  }
  if (!ready) giveWay(kinds.length > 0);
}

let gaveWay = false; // the tray has

/**
 * What is chosen in the tray may go to a place under it: then it folds until it is needed again.
 *
 * @param {boolean} needed
 */
function giveWay(needed) {
  if (needed && gaveWay) layAnew(true);
  else if (!needed && hides()) layAnew(false);
  else return;
  gaveWay = !needed;
}

/** Whether the tray lies over something that can be touched on the board; a lesson leads there itself. */
function hides() {
  const { top, height } = atHand.getBoundingClientRect();
  if (!height || document.querySelector(".bubble") || getComputedStyle(atHand).position !== "fixed") return false;
  const middles = [...sheet.querySelectorAll(".open")].filter(isInFrame).map((thing) => {
    const { top, bottom } = thing.getBoundingClientRect();
    return (top + bottom) / 2;
  });
  return middles.some((middle) => middle > top);
}

/**
 * Folded or not: it is another tray, and not one that jumps.
 *
 * @param {boolean} open
 */
function layAnew(open) {
  if (atHand.classList.contains("folded") !== open) return;
  unfold(open);
  panels.prepend(atHand);
}

/** @param {boolean} open */
export function unfold(open) {
  atHand.classList.toggle("folded", !open);
  byId("at-hand-fold").setAttribute("aria-expanded", String(open));
}

/**
 * If nothing that can be touched is in sight, the page goes to where something is; on a narrow page, if
 * something new is asked, to where all is that can be touched on the board. While one chooses nothing jumps.
 *
 * @param {boolean} [asked]  something new
 * @param {boolean} [led]  the words of a lesson lead the page
 */
export function bringIntoView(asked = false, led = false) {
  const open = [...document.querySelectorAll(".board .open, .panels .open")];
  const here = open.filter((thing) => sheet.contains(thing));
  if (open.length && open.every((thing) => atHand.contains(thing))) layAnew(true);
  if (!open.some(isInSight) || (asked && narrow.matches)) revealAll(here);
  if (led) return;
  const seen = here.length ? here.every(isInSight) : isSeen(); // also where nothing is asked on it
  if (asked && narrow.matches && !seen) byId("board").scrollIntoView({ block: "start" });
  if (open.some(isInSight)) return;
  open[0]?.closest(".board, .panel")?.scrollIntoView({ block: "nearest" });
  if (!open.some(isInSight)) open[0]?.scrollIntoView({ block: "center" }); // on a small or magnified screen
  if (!open.length) bringOut();
}

/** On a narrow page what is meant comes out from under the tray: one sees where it goes. */
function bringOut() {
  const meant = [...sheet.querySelectorAll(".chosen")];
  const last = meant.at(-1);
  if (!last || !narrow.matches) return;
  reveal(last);
  const boxes = meant.map((thing) => thing.getBoundingClientRect());
  const [top, bottom] = [Math.min(...boxes.map(({ top }) => top)), Math.max(...boxes.map(({ bottom }) => bottom))];
  const [ceiling, floor] = [byId("prompt").getBoundingClientRect().bottom, floorUnder(last)];
  if (top < ceiling || bottom > floor) scrollBy(0, (top + bottom - ceiling - floor) / 2);
}

/** Whether one sees the board at all, and not only the tray that lies over it. */
export function isSeen() {
  return getComputedStyle(atHand).position !== "fixed" || isInSight(byId("board"));
}

/** @param {Element} element */
function isInSight(element) {
  const { top, bottom } = element.getBoundingClientRect();
  const middle = (top + bottom) / 2;
  const inTray = atHand.contains(element);
  if (inTray && (middle < headOfTray() || middle > atHand.getBoundingClientRect().bottom)) return false;
  if (sheet.contains(element) && !isInFrame(element)) return false;
  return middle > byId("prompt").getBoundingClientRect().bottom && middle < floorUnder(element);
}

/**
 * Where what lies over the page begins: the bar, and the tray for what is not in it.
 *
 * @param {Element} element
 */
export function floorUnder(element) {
  const covers = element.closest("#bar") ? [] : atHand.contains(element) ? [byId("bar")] : [byId("bar"), atHand];
  const over = covers.filter((cover) => getComputedStyle(cover).position !== "static");
  const parts = over.flatMap((cover) => (cover === atHand ? [cover] : [...cover.children]));
  const boxes = parts.map((part) => part.getBoundingClientRect()).filter((box) => box.height);
  return Math.min(innerHeight, ...boxes.map((box) => box.top));
}

/** @param {string[]} names */
export function point(names) {
  for (const old of document.querySelectorAll(".pointed")) old.classList.remove("pointed");
  for (const name of names) for (const e of elementsOf(name)) e.classList.add("pointed");
}

/**
 * To the last of these things, which is where something will happen.
 *
 * @param {string[]} names
 */
export function lead(names) {
  const thing = names.flatMap(elementsOf).findLast((element) => sheet.contains(element));
  if (thing) reveal(thing);
}

narrow.addEventListener("change", arrange);
addEventListener("resize", () => (byId("board").style.minHeight = ""));
// Whoever wants to see the board under it folds it down to its titles.
byId("at-hand-fold").addEventListener("click", ({ currentTarget }) => {
  layAnew(atHand.classList.contains("folded"));
  /** @type {HTMLElement} */ (currentTarget).focus();
});
