/** The people around the table: who is here, who only watches, which device came in, who waits elsewhere. */

import { byId, make, morph, say } from "./dom.js";
import { addressOf, go, send } from "./wire.js";

/** @import { Api } from "./api.js" */
/** @import { Player, Situation } from "./types.js" */

const KNOWN = "faubourg-devices"; // those this person has said to be theirs
const EVERY = 30000; // milliseconds
const words = new Intl.RelativeTimeFormat(document.documentElement.lang, { numeric: "auto" });
const UNITS = /** @type {[Intl.RelativeTimeFormatUnit, number][]} */ ([["day", 86400], ["hour", 3600], ["minute", 60]]);

/** @type {Situation | null} */
let shown = null;

/**
 * @param {Situation} situation
 * @param {boolean} replay
 */
export function showCompany(situation, replay) {
  const before = shown;
  shown = situation;
  byId("watching").hidden = replay || situation.players.some((player) => player.mine);
  showNewcomers(situation);
  if (replay) return;
  if (before?.yours !== situation.yours || !before.result !== !situation.result) void lookAround();
  showNext();
}

// Presence

/**
 * Of another person; in words as well, never by colour alone.
 *
 * @param {Player} player
 */
export function presence({ presence: at }) {
  if (!at) return [];
  if (at === "here") return [make("span", { class: "presence here" }, say("here-now"))];
  return [make("span", { class: "presence", "data-seen": at }, wasHere(at))];
}

/** @param {string} at */
function wasHere(at) {
  const seconds = (Date.now() - Date.parse(at)) / 1000;
  const [unit, size] = UNITS.find(([, length]) => seconds >= length) ?? [null, 1];
  return unit ? say("was-here", { when: words.format(-Math.floor(seconds / size), unit) }) : say("was-here-now");
}

function tellTimes() {
  for (const span of document.querySelectorAll("[data-seen]")) {
    span.textContent = wasHere(span.getAttribute("data-seen") ?? "");
  }
}

// Devices that came in

/** @returns {string[]} */
function mine() {
  return JSON.parse(localStorage.getItem(KNOWN) ?? "[]");
}

/** @param {string} device */
export function isMine(device) {
  localStorage.setItem(KNOWN, JSON.stringify([...mine().filter((known) => known !== device), device].slice(-50)));
  if (shown) showNewcomers(shown);
}

/** @param {Situation} situation */
function showNewcomers({ newcomers }) {
  const known = mine();
  const told = newcomers.filter(({ device }) => !known.includes(device));
  morph(byId("newcomers"), told.map(({ seat, device, text }) =>
    make("section", { id: `newcomer-${seat}-${device}`, class: "card invitation asking", role: "alert" },
      make("p", {}, text),
      make("div", { class: "row" },
        make("button", { class: "button", "data-do": "newcomer-mine", "data-value": device }, say("newcomer-mine")),
        make("button", { class: "button", "data-do": "newcomer-end", "data-value": `${seat} ${device}` }, say("newcomer-end"))))));
}

/**
 * @param {Api} api
 * @param {string} value
 */
export async function endNewcomer(api, value) {
  const [seat, device] = value.split(" ");
  await api.tell(`seats/${seat}/end`, { device });
}

// The next table where it is one's turn

let turns = { count: 0, next: "" };

async function lookAround() {
  if (!shown || document.hidden) return;
  try {
    const answer = await send(`/api/turns?here=${shown.table}`);
    if (answer.ok) turns = await answer.json();
  } catch {
    return; // no line: it is asked again
  }
  showNext();
}

function showNext() {
  const link = /** @type {HTMLAnchorElement} */ (byId("next-turn"));
  link.hidden = !turns.count || (shown?.yours ?? true);
  link.href = addressOf(turns.next || "/");
  link.textContent = turns.count === 1 ? say("next-turn-one") : say("next-turn-many", { count: turns.count });
}

/** Also while it is one's turn here. */
export function goToNextTurn() {
  if (turns.next) go(turns.next);
}

setInterval(() => {
  tellTimes();
  void lookAround();
}, EVERY);
document.addEventListener("visibilitychange", () => void lookAround());
