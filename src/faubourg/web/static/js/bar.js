/** The bar below the board: what would happen, or why not. Its buttons say what they do in data-do. */

import { byId, icon, make, morph, onPointing, say } from "./dom.js";

/** @import { Action, Preview, Refusal } from "./types.js" */

const deal = byId("deal");
const refusal = byId("refusal");
const note = byId("note");
let said = ""; // in the note
let standing = ""; // what stays until the next touch, whatever happens meanwhile

/**
 * Each has a name, so that none becomes another one when the bar changes.
 *
 * @param {string} what
 * @param {string} value
 * @param {string} text
 * @param {Record<string, string | boolean>} [more]
 */
function button(what, value, text, more = {}) {
  return make("button", { id: `deal-${what}-${value}`, class: "button", "data-do": what, "data-value": value, ...more }, text);
}

/**
 * @param {string} what
 * @param {string} picture
 * @param {string} words
 */
function sign(what, picture, words) {
  const found = make("button", { id: `bar-${what}`, class: "tool", "data-do": what, "aria-label": words });
  found.append(icon(picture));
  return found;
}

function clearButton() {
  return sign("clear", "close", say("clear"));
}

/**
 * @param {string} state  a class: ready, choosing, idle or calm
 * @param {Node[]} content
 */
function show(state, content) {
  deal.className = `deal ${state}`;
  morph(deal, content);
  writeNote();
}

/**
 * @param {(Node | string)[]} words
 * @param {Node[]} buttons
 */
function parts(words, buttons) {
  return [
    make("div", { id: "deal-words", class: "deal-words", "data-do": "whole" }, ...words),
    make("div", { id: "deal-buttons", class: "deal-buttons" }, ...buttons),
  ];
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
  /** @type {Node[]} */
  const words = [make("strong", {}, preview?.label ?? action.text)];
  if (lines.length) words.push(make("ul", { title: lines.join("\n") }, ...lines.map((line) => make("li", {}, line))));
  // Not disabled: that would take the focus away from it.
  const play = button("play", "", say(preview?.commits ? "play-last" : "play"), { class: "button act", "aria-disabled": String(busy) });
  show("ready", parts(words, [play, clearButton()]));
}

/**
 * @param {string} chosen  what was chosen so far, in words
 * @param {[string, string][]} buttons  names that no drawing shows, with their words
 * @param {{undo: boolean, hint: boolean}} may  on a narrow page the other buttons for it are far down
 */
export function showOpen(chosen, buttons, may) {
  const hint = chosen ? say("chosen", { names: chosen }) : standing || say("pick-hint");
  const offered = buttons.map(([name, text]) => button("touch", name, text));
  if (chosen) offered.push(clearButton());
  else if (may.undo) offered.push(sign("undo", "undo", say("undo")));
  if (may.hint) offered.push(sign("hint", "lamp", say("hint-button")));
  show(chosen ? "choosing" : standing ? "idle news" : "idle", parts([hint], offered));
}

/**
 * The touches fit several actions that touch nothing else: only words tell them apart.
 *
 * @param {Action[]} actions
 */
export function showTied(actions) {
  const offered = actions.map((a) => button("pick", String(a.index), a.text));
  show("choosing", parts([say("which")], [...offered, clearButton()]));
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
  said = words;
  writeNote();
}

/** News stand in the bar, where nothing moves because of them; in the note while the bar is not there. */
function writeNote() {
  const text = said || (deal.classList.contains("idle") ? "" : standing);
  note.hidden = !text;
  if (note.textContent === text) return;
  note.replaceChildren(...(text ? [make("p", {}, text), sign("forget", "close", say("close"))] : []));
}

/** @param {string} words  what one must not miss, while others go on; empty for nothing more */
export function keepNote(words) {
  if (words) byId("announce").textContent = words;
  standing = words;
  writeNote();
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
  refusal.append(words, sign("forget", "close", say("close")));
}

/** @param {(name: string) => void} pointed  at a button that touches it, or at none */
export function listenToPointer(pointed) {
  onPointing(deal, "[data-do=touch]", (found) => pointed(found?.dataset.value ?? ""));
}

/** Take away what was said about the last touch. */
export function hush() {
  showRefusal(null);
  standing = "";
  showNote("");
}
