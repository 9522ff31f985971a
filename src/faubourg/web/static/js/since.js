/** Since one's last decision: what the others did, where, and who got what. */

import { lead, owner } from "./board.js";
import { byId, make, morph, say } from "./dom.js";
import { mark, plain } from "./players.js";
import { ringSince } from "./rings.js";
import { cutter } from "./thumbs.js";

/** @import { Api } from "./api.js" */
/** @import { Look, Move, ShownSheet, Situation } from "./types.js" */

const FOLDED = "faubourg-since-folded";
const PULSE = 900; // milliseconds
const calm = matchMedia("(prefers-reduced-motion: reduce)");
const wide = matchMedia("(min-width: 62rem)");

const place = byId("since");
const gains = make("section", { class: "gains card", "aria-labelledby": "gains-title", hidden: true });
const card = make("section", { class: "since-card card", "aria-labelledby": "since-head", hidden: true });
place.append(gains, card);

let seen = -1; // the newest move that was shown
let sums = ""; // the sheets that are shown or put away
let told = "";

/**
 * @param {Situation} situation
 * @param {Look} look
 * @param {Api} api
 */
export function showSince(situation, look, api) {
  const { since, players, result } = situation;
  const theirs = since.filter(({ seat }) => !players[seat]?.mine); // one's own plan is no news
  const others = theirs.filter(({ seat }) => seat >= 0);
  const awaits = !result || others.length > 0; // after the end there is news of it, or none to come
  place.classList.toggle("awaited", awaits && players.some((p) => p.mine) && players.some((p) => !p.mine));
  ringSince(situation, owner());
  showCard(others.length ? theirs : [], situation, look, api);
  showGains(situation);
  for (const player of players) if (!player.mine) markBoard(player.seat, others);
  if (seen >= 0) pulse(others.filter((move) => move.at > seen), situation);
  seen = Math.max(0, ...since.map((move) => move.at));
}

// The card

function isFolded() {
  const chosen = localStorage.getItem(FOLDED);
  return chosen === null ? !wide.matches : chosen === "yes";
}

/** Under an open list of choices only the head is seen: who wants the card closes the list. */
export function fold() {
  const list = /** @type {HTMLDetailsElement} */ (byId("choices-fold"));
  const covered = wide.matches && list.open;
  if (covered) list.open = false;
  localStorage.setItem(FOLDED, covered || isFolded() ? "no" : "yes");
  card.classList.toggle("folded", isFolded());
  byId("since-head").setAttribute("aria-expanded", String(!isFolded()));
  if (!isFolded()) cutPictures();
}

/** @type {() => void} */
let cutPictures = () => {};

/**
 * @param {Move[]} moves
 * @param {Situation} situation
 * @param {Look} look
 * @param {Api} api
 */
function showCard(moves, situation, look, api) {
  card.hidden = !moves.length && !place.classList.contains("awaited");
  card.classList.toggle("nothing", !moves.length);
  card.classList.toggle("folded", isFolded());
  for (const item of card.querySelectorAll("[data-at]")) mayBeNow(item, situation);
  const now = JSON.stringify([moves, situation.sheets, look.turn]);
  if (now === told) return;
  told = now;
  const list = make("ol", { class: "since-moves" }, ...moves.map((move, n) => item(move, idOf(moves, n), situation)));
  morph(card, [head(moves, situation), ...again(situation.sheets), list]);
  const cut = cutter(api, moves, { ...look });
  cutPictures = () => moves.forEach((move, n) => void fill(move, n, cut));
  if (!isFolded()) cutPictures();
}

/**
 * @param {Move[]} moves
 * @param {Situation} situation
 */
function head(moves, { players }) {
  const button = make("button", { id: "since-head", class: "since-head", "data-do": "since-fold", "aria-expanded": String(!isFolded()) });
  const who = [...new Set(moves.map((move) => move.seat))].filter((seat) => seat >= 0 && !players[seat]?.mine);
  button.append(make("span", { class: "since-title" }, say(moves.length ? "since-title" : "since-nothing")));
  for (const seat of who) {
    const count = moves.filter((move) => move.seat === seat).length;
    button.append(make("span", { class: "since-who" }, mark(seat), ` ${say("since-who", { name: players[seat]?.name ?? "", count })}`));
  }
  return button;
}

/**
 * A sheet that was put away can be read again.
 *
 * @param {ShownSheet[]} sheets
 */
function again(sheets) {
  if (!sheets.length) return [];
  const buttons = sheets.map(({ title }) => make("button", { class: "plain-button", "data-do": "gains-again" }, title));
  return [make("p", { class: "since-sheets" }, ...buttons)];
}

/**
 * A note stands behind the step before it, at the same moment.
 *
 * @param {Move[]} moves
 * @param {number} n
 */
function idOf(moves, n) {
  const at = moves[n]?.at;
  const before = moves.slice(0, n).filter((move) => move.at === at).length;
  return before ? `since-${at}-${before}` : `since-${at}`;
}

/**
 * @param {Move} move
 * @param {string} id
 * @param {Situation} situation
 */
function item(move, id, situation) {
  const [first, ...more] = move.lines;
  const words = make("span", { class: "since-words" }, first ?? "");
  for (const line of more) words.append(make("small", {}, line));
  const board = move.changed.find(({ names }) => names.length)?.seat ?? "";
  const button = make("button", { "data-do": "moment", "data-value": `${move.at} ${board}`, "data-at": move.at, title: say("log-go") });
  button.append(move.seat >= 0 ? mark(move.seat) : make("span", { class: "mark", "aria-hidden": "true" }, "·"), words);
  if (move.changed.length) button.append(make("span", { class: "thumb" }));
  mayBeNow(button, situation);
  return make("li", { id, class: situation.players[move.seat]?.mine ? "mine" : "other" }, button);
}

/**
 * @param {Element} button
 * @param {Situation} situation
 */
function mayBeNow(button, { at, now }) {
  const current = !now && button.getAttribute("data-at") === String(at);
  if (current) button.setAttribute("aria-current", "true");
  else button.removeAttribute("aria-current");
}

/**
 * @param {Move} move
 * @param {number} number
 * @param {(move: Move) => Promise<SVGSVGElement | null>} cut
 */
async function fill(move, number, cut) {
  const frame = () => card.querySelectorAll(".since-moves > li")[number]?.querySelector(".thumb");
  if (!frame() || frame()?.firstChild) return;
  const was = told;
  const picture = await cut(move);
  if (was !== told) return;
  if (picture) frame()?.replaceChildren(picture);
  else frame()?.classList.add("bare"); // its room stays, or the words beside it would jump
}

// On the boards

/**
 * @param {number} seat
 * @param {Move[]} moves
 */
function markBoard(seat, moves) {
  const changed = moves.some((move) => move.changed.some((there) => there.seat === seat));
  document.querySelector(`#player-${seat} .mini`)?.classList.toggle("acted-on", changed);
}

/**
 * Whoever has just acted is seen to have: a shared board shows where, else the small board pulses.
 *
 * @param {Move[]} moves
 * @param {Situation} situation
 */
function pulse(moves, { now, yours }) {
  if (!moves.length || !now) return;
  if (owner() === null && !yours) lead(moves.flatMap((move) => move.changed.flatMap(({ names }) => names)));
  if (calm.matches) return;
  for (const seat of new Set(moves.map((move) => move.seat))) {
    const small = document.querySelector(`#player-${seat} .mini`) ?? document.getElementById(`player-${seat}`);
    small?.animate({ boxShadow: ["0 0 0 0 currentColor", "0 0 0 5px transparent"], borderRadius: ["9px", "9px"] }, { duration: PULSE, easing: "ease-out" });
  }
}

// Who got what

/** @param {Situation} situation */
function showGains(situation) {
  const { sheets, now, result, cover, table } = situation;
  const shown = now && !result && !cover ? sheets : [];
  const newest = `${table} ${Math.max(0, ...shown.map((sheet) => sheet.at))} ${shown.length}`;
  if (!shown.length || (newest !== sums && sessionStorage.getItem("faubourg-gains") === newest)) gains.hidden = true;
  else if (newest !== sums) gains.hidden = false;
  sums = newest;
  if (shown.length) morph(gains, [...shown.map((sheet) => sumsOf(sheet, situation)), enough()]);
}

export function showGainsAgain() {
  gains.hidden = false;
  gains.querySelector("button")?.focus();
}

export function putGainsAway() {
  if (gains.hidden) return;
  gains.hidden = true;
  sessionStorage.setItem("faubourg-gains", sums);
}

function enough() {
  return make("button", { class: "button strong small", "data-do": "gains-away" }, say("gains-away"));
}

/**
 * @param {ShownSheet} sheet
 * @param {Situation} situation
 */
function sumsOf({ title, shares }, { players, sheets }) {
  const rows = shares.map(({ seat, amount, why }) => {
    const player = players[seat];
    const name = player ? [mark(seat), ` ${player.name}`] : [];
    return make("tr", { class: !player ? "of-all" : player.mine ? "mine" : "other" },
      make("th", { scope: "row" }, ...(player ? name : [why])),
      make("td", { class: "amount" }, player && amount > 0 ? `+${amount}` : plain(amount)),
      make("td", {}, player ? why : ""));
  });
  const number = sheets.findIndex((sheet) => sheet.title === title);
  const id = number ? `gains-title-${number}` : "gains-title";
  return make("div", {}, make("h2", { id }, title), make("table", {}, make("tbody", {}, ...rows)));
}

// One click or key, and the table is free: what it does, it does as well.
document.addEventListener("click", (event) => {
  if (!(event.target instanceof Node) || !place.contains(event.target)) putGainsAway();
});
document.addEventListener("keydown", ({ key, target }) => {
  const inside = target instanceof Node && gains.contains(target);
  if (!inside && !["Tab", "Shift", "Control", "Alt", "Meta"].includes(key)) putGainsAway();
  else if (inside && key === "Escape") putGainsAway();
});
