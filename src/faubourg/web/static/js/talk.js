/** Quick phrases: each reads them in their own language, and can mute them. */

import { byId, make, morph, say } from "./dom.js";
import { mark } from "./players.js";
import { sound } from "./sound.js";

/** @import { Api } from "./api.js" */
/** @import { Said, Situation } from "./types.js" */

const place = byId("talk");
const MUTED = "faubourg-phrases"; // "off" on a device that wants none
const LATEST = 4;
const FOR_A_WHILE = 7000; // milliseconds
const bubbles = make("div", { class: "bubbles", role: "status", "aria-live": "polite" });
document.body.append(bubbles);

let heard = -1; // the newest phrase this page knows of
/** @type {Situation | null} */
let shown = null;

function isMuted() {
  return localStorage.getItem(MUTED) === "off";
}

/** @param {Situation} situation */
export function showTalk(situation) {
  const { phrases, said } = situation.talk;
  const newest = said.at(-1)?.n ?? 0;
  if (shown && !isMuted()) said.filter(({ n }) => n > heard).forEach((one) => speak(one, situation));
  shown = situation;
  heard = newest;
  morph(place, phrases.length ? [panel(situation)] : []);
}

/** @param {Situation} situation */
function panel(situation) {
  const { phrases, said } = situation.talk;
  const quiet = isMuted();
  const lines = quiet ? [] : said.slice(-LATEST).map((one) => make("li", { id: `said-${one.n}` }, ...words(one, situation)));
  const list = make("ul", { class: "talk-said", "aria-label": say("talk-said") }, ...lines);
  const buttons = phrases.map(({ key, name }) => make("button", { "data-do": "say", "data-value": key }, name));
  const mute = make("button", { id: "talk-mute", class: "plain-button", "data-do": "mute" }, say(quiet ? "talk-unmute" : "talk-mute"));
  return make("section", { class: "card talk", "aria-labelledby": "talk-title" },
    ...(quiet ? [make("p", { class: "quiet small" }, say("talk-muted"))] : lines.length ? [list] : []),
    make("details", { id: "talk-fold" },
      make("summary", {}, make("h2", { id: "talk-title" }, say("talk"))),
      make("div", { class: "phrases" }, ...buttons), mute));
}

/**
 * @param {Said} one
 * @param {Situation} situation
 */
function words({ seat, text }, { players }) {
  return [mark(seat), make("strong", { class: "who" }, players[seat]?.name ?? ""), make("span", {}, text)];
}

/**
 * @param {Said} one
 * @param {Situation} situation
 */
function speak(one, situation) {
  if (situation.players[one.seat]?.mine) return;
  const bubble = make("p", { class: "speech" }, ...words(one, situation));
  bubbles.append(bubble);
  sound("touch");
  setTimeout(() => bubble.remove(), FOR_A_WHILE);
}

export function toggleMute() {
  localStorage.setItem(MUTED, isMuted() ? "on" : "off");
  if (isMuted()) bubbles.replaceChildren();
  if (shown) showTalk(shown);
}

/**
 * @param {Api} api
 * @param {string} phrase
 */
export async function tell(api, phrase) {
  const seat = shown?.seat ?? shown?.players.find((player) => player.mine)?.seat;
  byId("talk-fold").removeAttribute("open");
  place.closest(".side")?.scrollTo({ top: 0 }); // whoever went down the phrases sees the players again
  await api.tell("talk", { seat, phrase });
}
