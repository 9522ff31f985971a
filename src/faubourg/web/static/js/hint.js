/** A hint in three depths: where to look, the best choices, why. The server makes it of what one knows. */

import { byId, icon, make, morph, onPointing, say, setText } from "./dom.js";
import { point } from "./pointing.js";

/** @import { Api } from "./api.js" */
/** @import { Hint, HintedChoice, Situation } from "./types.js" */

const WHERE = 1;
const CHOICES = 2;
const WHY = 3;

const place = byId("hint-card");
const button = byId("hint");
/** @type {Hint | null} */
let hint = null;
let seat = -1; // that it is for
let depth = 0;
let asking = false;

/**
 * Whether one may ask; a hint for what is past goes away.
 *
 * @param {Situation} situation
 * @param {boolean} replay
 */
export function offerHint(situation, replay) {
  button.hidden = replay || !situation.players.some((player) => player.mine);
  button.setAttribute("aria-disabled", String(!situation.hint));
  const stands = situation.hint && situation.seat === seat && situation.number === hint?.number;
  if (hint && !stands) closeHint();
}

/**
 * A deeper one each time; after the deepest it is put away.
 *
 * @param {Api} api
 * @param {Situation} situation
 */
export async function deepenHint(api, situation) {
  if (asking || situation.seat === null) return;
  if (!hint) return ask(api, situation.seat);
  if (depth === WHY) return void closeHint();
  depth += 1;
  show();
}

/**
 * @param {Api} api
 * @param {number} mine
 */
async function ask(api, mine) {
  asking = true;
  button.setAttribute("aria-busy", "true");
  try {
    hint = await api.tell("hint", { seat: mine });
    [seat, depth] = [mine, WHERE];
    show();
  } finally {
    asking = false;
    button.removeAttribute("aria-busy");
  }
}

/** @returns {boolean}  whether there was one */
export function closeHint() {
  const was = hint !== null;
  hint = null;
  depth = 0;
  place.hidden = true;
  morph(place, []);
  if (was) point([]);
  return was;
}

function show() {
  if (!hint) return;
  place.hidden = false;
  morph(place, [head(), words(hint), ...more()]);
  const button = document.getElementById("hint-more"); // in focus it is left as it was inside
  if (button) setText(button, moreWords());
  point(hint.names);
}

function head() {
  const close = make("button", { class: "tool", "data-do": "hint-close", "aria-label": say("hint-close"), title: say("hint-close") });
  close.append(icon("close"));
  const title = make("strong", { id: "hint-title" }, say("hint-button"));
  return make("header", {}, title, close);
}

/** @param {Hint} told */
function words(told) {
  const parts = [make("p", { class: "hint-where" }, told.where)];
  if (depth >= CHOICES) parts.push(make("ol", { class: "hint-choices", "aria-label": say("hint-choices") }, ...told.choices.map(choice)));
  if (depth >= WHY) parts.push(make("ul", { class: "hint-why", "aria-label": say("hint-why") }, ...told.why.map((line) => make("li", {}, line))));
  if (depth >= CHOICES) parts.push(make("p", { class: "quiet small" }, told.source));
  return make("div", { id: "hint-words", class: "hint-words", "aria-live": "polite" }, ...parts);
}

/** @param {HintedChoice} one */
function choice({ action, text, worth, less, lines }) {
  const numbers = make("span", { class: "hint-worth" }, make("b", {}, worth || (less ? "" : say("hint-best"))), make("small", {}, less));
  const label = make("span", { class: "hint-label" }, text);
  const about = { "data-do": "pick", "data-value": action, title: lines.join("\n") };
  return make("li", {}, make("button", about, label, numbers));
}

function more() {
  if (depth === WHY) return [];
  return [make("div", { class: "row end" }, make("button", { id: "hint-more", class: "button small", "data-do": "hint" }, moreWords()))];
}

function moreWords() {
  return say(depth === WHERE ? "hint-more" : "hint-show-why");
}

// One's finger at a choice: only what that one touches is ringed.
onPointing(place, "[data-do=pick]", (found) => {
  if (!hint) return;
  const one = hint.choices.find(({ action }) => String(action) === found?.dataset.value);
  point(one ? one.names : hint.names);
});
