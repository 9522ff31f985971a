/** The end: places, the lines of every score, how it went, and what one can do then. */

import { byId, make, morph, say } from "./dom.js";
import { mark, plain, scoreTable } from "./players.js";
import { possible } from "./possible.js";
import { ownRecords } from "./records.js";
import { addressOf } from "./wire.js";

/** @import { Opponent, Place, Situation } from "./types.js" */

const card = byId("result");

/** @type {Map<number, string>} */
const chosen = new Map(); // levels by seat

card.addEventListener("change", ({ target }) => {
  if (target instanceof HTMLSelectElement) chosen.set(Number(target.dataset.seat), target.value);
});

/**
 * @param {Situation} situation
 * @param {boolean} replay
 */
export function showResult(situation, replay) {
  const { result, table, players } = situation;
  card.hidden = !result;
  if (!result) return;
  const chart = make("figure", { class: "chart", hidden: !result.chart }, make("figcaption", {}, say("chart")));
  const drawing = make("div", {});
  drawing.innerHTML = result.chart;
  chart.append(drawing);
  const places = make("ol", { class: "places" }, ...result.places.map(place));
  const mine = !replay && players.some((player) => player.mine);
  morph(card, [
    make("h2", { id: "result-title", class: "visually-hidden" }, result.title), // the sentence says more
    make("div", { class: "result-body" }, places, chart),
    ...(mine && players.length === 1 ? [ownRecords(table), possible(table)] : []),
    ...(mine && result.bots.length ? [opponents(result.bots)] : []),
    ...(result.held ? [make("p", { class: "quiet" }, result.held)] : []),
    ...(result.held ? [] : [buttons(table)]),
    make("p", { id: "verdict", role: "status", class: "verdict" }, byIdText("verdict")),
    ...(mine ? [again()] : []),
  ]);
}

/** @param {string} id */
function byIdText(id) {
  return document.getElementById(id)?.textContent ?? "";
}

/** @param {Place} one */
function place(one) {
  const medal = make("span", { class: "medal serif", "aria-label": say("place", { place: one.place }), role: "img" }, String(one.place));
  const head = make("summary", {}, medal, mark(one.seat), make("strong", {}, one.name), make("span", { class: "total" }, plain(one.total)));
  return make("li", {}, make("details", one.place === 1 ? { open: true } : {}, head, scoreTable(one.lines, one.total)));
}

/**
 * Whom one meets next time: the same bots, unless others are chosen.
 *
 * @param {Opponent[]} bots
 */
function opponents(bots) {
  return make("fieldset", { class: "opponents" }, make("legend", {}, say("opponents")), ...bots.map(opponent));
}

/** @param {Opponent} bot */
function opponent(bot) {
  const now = chosen.get(bot.seat) ?? bot.level;
  const levels = bot.levels.map(({ key, name }) => make("option", { value: key, selected: key === now }, name));
  const list = make("select", { "data-seat": bot.seat }, ...levels);
  return make("label", {}, mark(bot.seat), make("span", {}, bot.name), list);
}

/** What was chosen otherwise than it was. */
export function otherBots() {
  return [...chosen].map(([seat, bot]) => ({ seat, bot }));
}

/** @param {string} table */
function buttons(table) {
  const record = make("a", { class: "button", href: addressOf(`/api/tables/${table}/record`), download: true }, say("record"));
  const verify = make("button", { class: "button", "data-do": "verify" }, say("verify"));
  return make("div", { class: "row" }, record, verify);
}

/** In sight while one reads the rest. */
function again() {
  return make("div", { class: "row again" }, make("button", { class: "button strong", "data-do": "rematch" }, say("rematch")));
}
