/** Where the tray holds more than it shows, its head names all that is in it: a touch leads there. */

import { byId, make } from "./dom.js";

const SLACK = 8; // pixels: less than what anything worth a look takes
const tray = byId("at-hand");
const tabs = byId("at-hand-tabs");

let named = ""; // what is in the tray: once it has tabs, it keeps them until something else is

/** @param {() => void} open  what is folded opens first */
export function nameTabs(open) {
  const panels = /** @type {HTMLElement[]} */ ([...tray.querySelectorAll(":scope > .panel")]);
  const names = panels.map((panel) => panel.id).join(" ");
  if (!panels.length || (tabs.childElementCount && names === named)) return;
  named = names;
  tray.classList.remove("long");
  const isLong = panels.length > 1 && tray.scrollHeight > tray.clientHeight + SLACK;
  tray.classList.toggle("long", isLong);
  tabs.replaceChildren(...(isLong ? panels.map((panel) => tab(panel, open)) : []));
}

/**
 * @param {HTMLElement} panel
 * @param {() => void} open
 */
function tab(panel, open) {
  const lead = () => {
    open();
    tray.scrollTo({ top: panel.offsetTop - tabs.offsetHeight });
  };
  return make("button", { class: "tab", onclick: lead }, panel.getAttribute("aria-label") ?? "");
}

/** Where what is in the tray begins to be seen: its head stays. */
export function headOfTray() {
  return Math.max(tray.getBoundingClientRect().top, tabs.getBoundingClientRect().bottom);
}
