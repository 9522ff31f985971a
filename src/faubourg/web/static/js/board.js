/** The drawings: shown, morphed into the next ones, lit where one can act. */

import { byId, make, morph } from "./dom.js";

/** @import { Panel } from "./types.js" */
/** @import { Narrowed } from "./choices.js" */

const sheet = byId("sheet");
const panels = byId("panels");

/** @param {(name: string) => void} touched */
export function listen(touched) {
  for (const place of [sheet, panels]) {
    place.addEventListener("click", (event) => {
      const target = /** @type {Element} */ (event.target);
      const name = target.closest("[data-name]")?.getAttribute("data-name");
      if (name) touched(name);
    });
  }
}

/**
 * @param {string} board
 * @param {Panel[]} [wanted]
 */
export function draw(board, wanted) {
  morph(sheet, board);
  if (wanted) drawPanels(wanted);
}

/** @param {Panel[]} wanted */
function drawPanels(wanted) {
  const keys = new Set(wanted.map((panel) => `panel-${panel.key}`));
  for (const old of [...panels.children]) if (!keys.has(old.id)) old.remove();
  for (const { key, title, svg } of wanted) {
    const id = `panel-${key}`;
    const place = document.getElementById(id) ?? newPanel(id, title);
    panels.append(place);
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
export function elementsOf(name) {
  const selector = `[data-name="${CSS.escape(name)}"]`;
  return [...sheet.querySelectorAll(selector), ...panels.querySelectorAll(selector)];
}

/** @param {string} name */
export function isDrawn(name) {
  return elementsOf(name).length > 0;
}

/**
 * A thing's own words, from its drawing.
 *
 * @param {string} name
 */
export function wordsOf(name) {
  return elementsOf(name)[0]?.querySelector(":scope > title")?.textContent ?? "";
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
  for (const panel of panels.children) {
    panel.classList.toggle("in-reach", isNeeded(panel));
  }
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

/** @param {string[]} names */
export function point(names) {
  for (const old of document.querySelectorAll(".pointed")) old.classList.remove("pointed");
  for (const name of names) for (const e of elementsOf(name)) e.classList.add("pointed");
}
