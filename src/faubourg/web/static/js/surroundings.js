/** What stands around the board: the sentence, the overlays, undo and redo. */

import { fillsCorners, owner } from "./board.js";
import { byId, make, morph, say, setText } from "./dom.js";
import { mark } from "./players.js";

/** @import { Look, Named, Situation } from "./types.js" */

const title = document.title;

/**
 * The sentence is the boss: what is asked, and of whom.
 *
 * @param {Situation} situation
 * @param {Look} look
 * @param {boolean} replay
 */
export function showPrompt(situation, look, replay) {
  const { yours, now, seat, front, players, prompt } = situation;
  const several = players.filter((player) => player.mine).length > 1;
  const name = players[seat ?? front]?.name ?? "";
  const away = seat === null ? look.seat !== null : front !== seat;
  const past = !now && !replay;
  const badge = byId("badge");
  badge.hidden = !yours && !past;
  setText(badge, past ? say("past") : several ? say("your-turn-name", { name }) : say("your-turn"));
  setText(byId("sentence"), prompt);
  const state = past ? "past" : yours ? "yours" : situation.result ? "over" : "calm";
  byId("prompt").className = `prompt ${state}`;
  const back = byId("come-back");
  back.hidden = !past && !away;
  setText(back, say(past ? "to-present" : "to-mine"));
  shrink(byId("prompt"));
  document.title = yours && now ? `● ${say("your-turn")} · ${title}` : title;
  announce(yours ? `${badge.textContent}. ${prompt}` : prompt);
}

/**
 * On a phone a sentence that would lie over the line below it is written smaller. What stands beside it
 * takes its room, so that must be there before.
 *
 * @param {HTMLElement} words
 */
function shrink(words) {
  const room = words.parentElement?.offsetHeight ?? 0;
  words.classList.toggle("long", room > 0 && words.offsetHeight > room + 1);
}

let told = "";

/** @param {string} words */
function announce(words) {
  if (words === told) return;
  told = words;
  byId("announce").textContent = words;
}

/**
 * @param {Named[]} overlays
 * @param {string} chosen
 */
export function showOverlays(overlays, chosen) {
  const buttons = overlays.map(({ key, name }) => {
    const pressed = String(key === chosen);
    return make("button", { class: "tool", "data-do": "overlay", "data-value": key, "aria-pressed": pressed }, name);
  });
  morph(byId("overlays"), buttons);
}

/**
 * What the table offers to do by itself, and the way back to a seat that a bot holds meanwhile.
 *
 * @param {Situation} situation
 */
export function showAids({ aids, players }) {
  const buttons = aids.map(({ key, name }) => {
    return make("button", { class: "button small", "data-do": "aid", "data-value": key }, name);
  });
  const back = players.filter(({ may }) => may.includes("back")).map(({ seat }) => {
    return make("button", { class: "button small", "data-do": "seat", "data-value": `${seat} back` }, say("do-back"));
  });
  morph(byId("aids"), [...back, ...buttons]);
}

/**
 * They stay touchable when they cannot act: then they say why not.
 *
 * @param {Situation} situation
 * @param {boolean} replay
 */
export function showTurnBack(situation, replay) {
  for (const what of /** @type {const} */ (["undo", "redo"])) {
    const button = byId(what);
    const reason = situation[what];
    button.hidden = replay || !situation.players.some((player) => player.mine);
    button.setAttribute("aria-disabled", String(reason !== null));
    if (reason !== null) button.title = reason;
    else button.removeAttribute("title");
  }
}

/**
 * Whose board it is, where everybody has one.
 *
 * @param {Situation} situation
 */
export function showOwner({ players }) {
  const seat = players.length > 1 ? owner() : null;
  const place = byId("owner");
  place.classList.toggle("above", fillsCorners());
  morph(place, seat === null ? [] : [mark(seat), make("span", {}, players[seat]?.name ?? "")]);
}

/**
 * Several people share this screen: whose secrets come next must have it first.
 *
 * @param {Situation} situation
 */
export function showCover({ cover }) {
  const place = byId("cover");
  place.hidden = cover === null;
  if (!cover) return morph(place, []);
  const button = make("button", { class: "button strong large", "data-do": "uncover", "data-value": String(cover.seat) }, cover.button);
  morph(place, [make("p", {}, cover.text), button]);
}
