/** The log in words; a line leads to its moment in the history. */

import { byId, make, say } from "./dom.js";

/** @import { LogLine, Situation } from "./types.js" */

const list = byId("log");

/** @type {LogLine[]} */
let lines = [];

/**
 * Keep the lines that still stand and put the new ones behind them.
 *
 * @param {Situation} situation
 */
export function showLog({ log, log_from, at, now }) {
  const changed = log.length > 0 || lines.length > log_from;
  lines = [...lines.slice(0, log_from), ...log];
  if (changed) render(log_from);
  mark(at, now);
}

/** @param {number} start  the first line that is new */
function render(start) {
  const close = list.scrollHeight - list.scrollTop - list.clientHeight < 60;
  while (list.children.length > start) list.lastElementChild?.remove();
  list.append(...lines.slice(start).map(item));
  if (close || start === 0) list.scrollTop = list.scrollHeight;
}

/** @param {LogLine} line */
function item(line) {
  const attributes = { class: line.mine ? "mine" : "other" };
  if (line.at === undefined) return make("li", attributes, line.text);
  const go = { "data-do": "at", "data-value": line.at, title: say("log-go") };
  return make("li", attributes, make("button", go, line.text));
}

/**
 * While one looks back, what comes later is pale.
 *
 * @param {number} at
 * @param {boolean} now
 */
function mark(at, now) {
  [...list.children].forEach((child, place) => {
    const moment = lines[place]?.at ?? 0;
    child.classList.toggle("later", !now && moment > at);
  });
}
