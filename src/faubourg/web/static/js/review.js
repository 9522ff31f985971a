/** A game looked back at: a chart to touch, luck and losses, the better choice as a ghost on the board. */

import * as board from "./board.js";
import { byId, make, morph, say } from "./dom.js";
import { mark } from "./players.js";

/** @import { Api } from "./api.js" */
/** @import { ReviewState, ShownAccount, ShownDecision, Situation } from "./types.js" */

const PACE = 700; // milliseconds between two questions how far it is

const card = byId("review");
const button = byId("review-open");
/** @type {ReviewState | null} */
let made = null;
let asked = false;
/** @type {ShownDecision | null} whose better choice is to be shown, once its moment is there */
let meant = null;

/**
 * Once a game is over, and in a replay at any moment.
 *
 * @param {Situation} situation
 * @param {boolean} replay
 * @param {Api} api
 */
export function offerReview(situation, replay, api) {
  button.hidden = !(replay || situation.result || made);
  markNow(situation.at);
  if (meant && situation.at === meant.at) void showGhost(api, situation);
}

/** @param {boolean} open */
function unfold(open) {
  card.hidden = !open;
  button.setAttribute("aria-expanded", String(open));
  if (open) card.scrollIntoView({ block: "nearest" });
}

/**
 * Open it, or put it away; the first time it is made.
 *
 * @param {Api} api
 */
export async function toggleReview(api) {
  unfold(card.hidden);
  if (asked) return;
  asked = true;
  try {
    for (;;) {
      made = /** @type {ReviewState} */ (await api.ask("review"));
      if (made.review) return show();
      const percent = Math.round((100 * made.done) / made.of);
      morph(card, [make("p", { role: "status" }, say("review-making", { percent })), make("progress", { max: made.of, value: made.done })]);
      await new Promise((go) => setTimeout(go, PACE));
    }
  } catch (error) {
    asked = false;
    unfold(false);
    throw error;
  }
}

function show() {
  const told = made?.review;
  if (!made || !told) return;
  const drawing = make("div", { class: "review-chart", title: say("review-touch") });
  drawing.innerHTML = made.chart;
  const lines = told.lines.map((line) => make("p", {}, line));
  morph(card, [
    make("h2", { id: "review-title" }, say("review-title")),
    make("figure", { class: "chart" }, make("figcaption", {}, `${say("review-chart")}. ${say("review-touch")}`), drawing),
    ...lines,
    make("div", { class: "review-accounts" }, ...told.accounts.map(account)),
    make("p", { class: "quiet small" }, told.source),
  ]);
}

/** @param {ShownAccount} one */
function account(one) {
  const parts = [make("h3", {}, mark(one.seat), ` ${one.name}`), ...one.lines.map((line) => make("p", {}, line))];
  if (one.costly.length) parts.push(make("h4", {}, say("review-costly")), make("ol", {}, ...one.costly.map(decision)));
  if (one.best) parts.push(make("h4", {}, say("review-best")), make("ul", {}, decision(one.best)));
  return make("section", {}, ...parts);
}

/** @param {ShownDecision} one */
function decision(one) {
  const [first, ...more] = one.lines;
  const value = `${one.at} ${one.seat} ${one.action}`;
  const words = [make("span", {}, first ?? ""), ...more.map((line) => make("small", {}, line))];
  return make("li", {}, make("button", { "data-do": "review-show", "data-value": value, title: say("review-show") }, ...words));
}

/**
 * @param {string} value  step, seat and action
 * @param {(at: number, seat: number) => void} go
 */
export function lookAt(value, go) {
  const [at, seat, action] = value.split(" ").map(Number);
  const all = made?.review?.accounts.flatMap((one) => [...one.costly, ...(one.best ? [one.best] : [])]) ?? [];
  meant = all.find((one) => one.at === at && one.seat === seat && one.action === action) ?? null;
  if (meant) go(meant.at, meant.seat);
}

/**
 * @param {Api} api
 * @param {Situation} situation
 */
async function showGhost(api, situation) {
  const one = meant;
  meant = null;
  if (!one) return;
  const { board: picture, panels } = await api.ask("ghost", [["seat", one.seat], ["at", one.at], ["action", one.action]]);
  board.draw(picture, situation.panels.map((panel) => ({ ...panel, svg: panels[panel.key] ?? panel.svg })));
  byId("board").scrollIntoView({ block: "nearest" });
}

/** @param {number} at */
function markNow(at) {
  for (const place of card.querySelectorAll(".moment")) place.classList.toggle("now", place.getAttribute("data-at") === String(at));
}

/** @param {(at: number) => void} go */
export function listenToChart(go) {
  card.addEventListener("click", ({ target }) => {
    const at = target instanceof SVGElement ? target.getAttribute("data-at") : null;
    if (at !== null) go(Number(at));
  });
}
