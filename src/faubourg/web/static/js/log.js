/** The log in words; a line leads to its moment in the history. */

import { byId, make, say } from "./dom.js";

/** @import { LogLine, Player, Situation } from "./types.js" */

const list = byId("log");

/** @type {LogLine[]} */
let lines = [];
let follows = true; // until one scrolls up to read; not because there is less room or more to tell
let top = 0; // where it was scrolled to
let looksBack = false;

list.addEventListener("scroll", () => {
  // It is told late: meanwhile there may be more to read, and nobody has scrolled up.
  if (list.scrollHeight - list.scrollTop - list.clientHeight < 60) follows = true;
  else if (list.scrollTop < top) follows = false;
  top = list.scrollTop;
});
new ResizeObserver(toEnd).observe(list);

function toEnd() {
  if (follows) list.scrollTop = list.scrollHeight;
}

/**
 * Keep the lines that still stand and put the new ones behind them.
 *
 * @param {Situation} situation
 */
export function showLog({ log, log_from, at, now, players }) {
  const changed = log.length > 0 || lines.length > log_from;
  lines = [...lines.slice(0, log_from), ...log];
  if (changed) render(log_from, players);
  mark(at, now);
}

/**
 * @param {number} start  the first line that is new
 * @param {Player[]} players
 */
function render(start, players) {
  while (list.children.length > start) list.lastElementChild?.remove();
  let seat = whose(start);
  for (const line of lines.slice(start)) {
    const turn = line.seat >= 0 && line.seat !== seat ? (players[line.seat]?.name ?? "") : "";
    if (line.seat >= 0) seat = line.seat;
    list.append(item(line, seat, turn));
  }
  if (start === 0) follows = true;
  toEnd();
}

/**
 * Who acts before a line: what tells of nobody belongs to what stands before it.
 *
 * @param {number} start
 */
function whose(start) {
  return lines.slice(0, start).findLast((line) => line.seat >= 0)?.seat ?? -1;
}

/**
 * @param {LogLine} line
 * @param {number} seat
 * @param {string} turn  whose lines begin here; empty while they go on
 */
function item(line, seat, turn) {
  /** @type {Record<string, string>} */
  const attributes = { class: `${line.mine ? "mine" : "other"} by-${seat < 0 ? "nobody" : seat % 8}` };
  if (turn) attributes["data-turn"] = turn;
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
  if (now && looksBack) follows = true;
  if (now) toEnd();
  else showLast(list.querySelector(".later"));
  looksBack = !now;
}

/**
 * What stands before it, for in a replay what comes later is not there at all.
 *
 * @param {Element | null} later
 */
function showLast(later) {
  const last = /** @type {HTMLElement | null} */ (later ? later.previousElementSibling : list.lastElementChild);
  list.scrollTop = last ? last.offsetTop + last.offsetHeight - list.offsetTop - list.clientHeight : 0;
}
