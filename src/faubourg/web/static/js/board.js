/** The drawings: shown, morphed into the next ones, lit where one can act. */

import { byId, make, morph } from "./dom.js";
import { clearRings, drawRings } from "./rings.js";
import { comeCloser, comesCloserFirst, reveal, stay } from "./zoom.js";

/** @import { Panel } from "./types.js" */
/** @import { Narrowed } from "./choices.js" */

const MARKED = ".open, .chosen, .closed, .pointed";
const sheet = byId("sheet");
const panels = byId("panels");

/** @param {(name: string, words: string) => void} touched  with the words of the very thing */
export function listen(touched) {
  let nearer = false;
  for (const place of [sheet, panels]) {
    place.addEventListener("click", (event) => {
      // The second half of a double click or tap plays nothing; after coming closer it is the first.
      if (event.detail > 1 && !nearer) return;
      const thing = /** @type {Element} */ (event.target).closest("[data-name]");
      nearer = thing !== null && thing.matches(".open") && comesCloserFirst(thing, event);
      if (nearer) return;
      if (thing) touched(thing.getAttribute("data-name") ?? "", titleOf(thing));
    });
  }
}

/**
 * @param {string} board
 * @param {Panel[]} [wanted]
 */
export function draw(board, wanted) {
  for (const place of [sheet, panels]) unmark(place);
  clearRings();
  stay(() => morph(sheet, board));
  drawRings();
  if (wanted) drawPanels(wanted);
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
  const keys = new Set(wanted.map((panel) => `panel-${panel.key}`));
  for (const old of [...panels.children]) if (!keys.has(old.id)) old.remove();
  for (const [at, { key, title, svg }] of wanted.entries()) {
    const id = `panel-${key}`;
    const place = document.getElementById(id) ?? newPanel(id, title);
    if (panels.children[at] !== place) panels.insertBefore(place, panels.children[at] ?? null);
    const picture = place.querySelector(".panel-picture");
    if (picture) morph(picture, svg);
  }
}

/**
 * @param {string} id
 * @param {string} title
 */
function newPanel(id, title) {
  const picture = make("div", { class: "panel-picture" });
  return make("section", { id, class: "panel", "aria-label": title }, make("h2", {}, title), picture);
}

/** @param {string} name */
function elementsOf(name) {
  const selector = `[data-name="${CSS.escape(name)}"]`;
  return [...sheet.querySelectorAll(selector), ...panels.querySelectorAll(selector)];
}

/** The names of all that is drawn. */
export function drawnNames() {
  const things = [sheet, panels].flatMap((place) => [...place.querySelectorAll("[data-name]")]);
  return new Set(things.map((thing) => thing.getAttribute("data-name") ?? ""));
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
}

/** Where a choice begins: these panels come first, even before a board that has no part in it. */
export function arrange() {
  for (const panel of panels.children) panel.classList.toggle("in-reach", isNeeded(panel));
  panels.classList.toggle("first", !sheet.querySelector(".open, .chosen"));
}

/**
 * A panel comes first when something can be chosen there and not on the board itself.
 *
 * @param {Element} panel
 */
function isNeeded(panel) {
  const names = [...panel.querySelectorAll(".open, .chosen")].map((e) => e.getAttribute("data-name"));
  return names.some((name) => name && !sheet.querySelector(`[data-name="${CSS.escape(name)}"]`));
}

/** If nothing that can be touched is in sight, the page goes to where something is. */
export function bringIntoView() {
  const open = [...document.querySelectorAll(".board .open, .panels .open")];
  if (open.some(isInSight)) return;
  open[0]?.closest(".board, .panel")?.scrollIntoView({ block: "nearest" });
  if (!open.some(isInSight)) open[0]?.scrollIntoView({ block: "center" }); // on a small or magnified screen
}

/** @param {Element} element */
function isInSight(element) {
  const { top, bottom } = element.getBoundingClientRect();
  const [head, foot] = [byId("prompt").getBoundingClientRect(), byId("bar").getBoundingClientRect()];
  return (top + bottom) / 2 > head.bottom && (top + bottom) / 2 < Math.min(foot.top, innerHeight);
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
