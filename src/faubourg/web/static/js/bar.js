/** The bar below the board: what would happen, or why not. Its buttons say what they do in data-do. */

import { byId, icon, make, morph, say } from "./dom.js";

/** @import { Action, Preview, Refusal } from "./types.js" */

const deal = byId("deal");
const refusal = byId("refusal");
const note = byId("note");

/**
 * @param {string} what
 * @param {string} text
 * @param {Record<string, string | boolean>} [more]
 */
function button(what, text, more = {}) {
  return make("button", { class: "button", "data-do": what, ...more }, text);
}

/**
 * @param {string} what
 * @param {string} words
 */
function cross(what, words) {
  const found = make("button", { class: "tool", "data-do": what, "aria-label": words });
  found.append(icon("close"));
  return found;
}

function clearButton() {
  return cross("clear", say("clear"));
}

/**
 * @param {string} state  a class: ready, choosing, idle or calm
 * @param {Node[]} content
 */
function show(state, content) {
  deal.className = `deal ${state}`;
  morph(deal, content);
}

/**
 * One action is meant: its ghost is on the board, one more touch plays it.
 *
 * @param {Action} action
 * @param {Preview | null} preview
 * @param {boolean} busy
 */
export function showReady(action, preview, busy) {
  const lines = preview?.lines ?? [];
  const words = make("div", { class: "deal-words" }, make("strong", {}, preview?.label ?? action.text));
  if (lines.length) words.append(make("ul", {}, ...lines.map((line) => make("li", {}, line))));
  // Not disabled: that would take the focus away from it.
  const play = button("play", say("play"), { class: "button act", "aria-disabled": String(busy) });
  show("ready", [words, make("div", { class: "deal-buttons" }, play, clearButton())]);
}

/**
 * @param {string} chosen  what was chosen so far, in words
 * @param {[string, string][]} buttons  names that no drawing shows, with their words
 */
export function showOpen(chosen, buttons) {
  const hint = make("p", { class: "deal-words" }, chosen ? say("chosen", { names: chosen }) : say("pick-hint"));
  const offered = buttons.map(([name, text]) => button("touch", text, { "data-value": name }));
  const row = make("div", { class: "deal-buttons" }, ...offered);
  if (chosen) row.append(clearButton());
  show(chosen ? "choosing" : "idle", [hint, row]);
}

/**
 * The touches fit several actions that touch nothing else: only words tell them apart.
 *
 * @param {Action[]} actions
 */
export function showTied(actions) {
  const offered = actions.map((a) => button("pick", a.text, { "data-value": String(a.index) }));
  const row = make("div", { class: "deal-buttons" }, ...offered, clearButton());
  show("choosing", [make("p", { class: "deal-words" }, say("which")), row]);
}

export function showCalm() {
  show("calm", []);
}

/**
 * What a touched thing is, where it leads to nothing else.
 *
 * @param {string} words  empty to take it away
 */
export function showNote(words) {
  note.hidden = !words;
  note.replaceChildren(...(words ? [make("p", {}, words), cross("forget", say("close"))] : []));
}

/** @param {Refusal | null} why */
export function showRefusal(why) {
  refusal.hidden = !why;
  refusal.replaceChildren();
  if (!why) return;
  const words = make("p", {}, why.text);
  if (why.link) {
    const link = { href: why.link, target: "_blank", rel: "noopener" };
    words.append(" ", make("a", link, say("rule", { rule: why.rule })));
  }
  refusal.append(words, cross("forget", say("close")));
}

/** Take away what was said about the last touch. */
export function hush() {
  showRefusal(null);
  showNote("");
}
