/** All that can be done now as a list: for the keyboard, for readers, and for the undecided. */

import { implied } from "./choices.js";
import { byId, make, onPointing, say, setText } from "./dom.js";
import { searched } from "./searching.js";

/** @import { Action } from "./types.js" */

/** @typedef {{words: string, actions: Action[]}} Group */

const section = byId("choices");
const fold = /** @type {HTMLDetailsElement} */ (byId("choices-fold"));
const search = /** @type {HTMLInputElement} */ (byId("choices-search"));
const list = byId("choices-list");
const NUMBERED = 9;
const FOLDED = 40; // more choices than these are seen as groups first

/** @type {Action[]} */
let all = [];
/** @type {Group[]} */
let groups = [];
/** @type {Record<string, string>} */
let names = {};
/** @type {Action | null} */
let meant = null;
let drawn = ""; // which choices the page shows now

/**
 * While others act the list stays, empty, so that nothing around it jumps.
 *
 * @param {Action[]} actions
 * @param {Action | null} current
 * @param {boolean} playing
 * @param {Record<string, string>} words  of the names that actions touch
 */
export function showChoices(actions, current, playing, words) {
  [all, meant, names] = [actions, current, words];
  groups = grouped(matching());
  section.hidden = !playing;
  setText(byId("choices-count"), actions.length ? String(actions.length) : "");
  if (fold.open) render();
}

/** What has all the words that were typed. */
function matching() {
  const typed = searched(search.value).split(/\s+/).filter(Boolean);
  if (!typed.length) return all;
  return all.filter(({ text }) => typed.every((word) => searched(text).includes(word)));
}

/**
 * By the first thing that makes a difference, then by the next: by piece, then by place.
 *
 * @param {Action[]} actions
 * @returns {Group[]}
 */
function grouped(actions) {
  const given = implied(actions).length;
  const found = gather(actions, given);
  const many = found.length > 1 && found.some((group) => group.actions.length > 1);
  if (!many) return actions.length ? [{ words: "", actions }] : [];
  for (const group of found) group.actions = gather(group.actions, given + 1).flatMap((part) => part.actions);
  return found;
}

/**
 * @param {Action[]} actions
 * @param {number} at  the place of the name that decides
 */
function gather(actions, at) {
  /** @type {Map<string, Group>} */
  const found = new Map();
  for (const action of actions) {
    const name = action.names[at] ?? "";
    const group = found.get(name) ?? { words: names[name] ?? name, actions: [] };
    group.actions.push(action);
    found.set(name, group);
  }
  return [...found.values()];
}

/** Only what has changed is made anew: the list may have a thousand lines. */
function render() {
  const wanted = JSON.stringify(groups.map(({ words, actions }) => [words, actions.map((a) => [a.index, a.text])]));
  if (wanted !== drawn || !list.childElementCount) draw();
  drawn = wanted;
  for (const old of list.querySelectorAll("[aria-current]")) old.removeAttribute("aria-current");
  const current = meant && document.getElementById(`choice-${meant.index}`);
  current?.setAttribute("aria-current", "true");
  const group = current?.closest("details");
  if (group) group.open = true;
}

function draw() {
  const focused = list.contains(document.activeElement) ? document.activeElement?.id : "";
  const total = groups.reduce((sum, group) => sum + group.actions.length, 0);
  const nothing = make("ol", {}, make("li", { class: "quiet small" }, say("no-choice")));
  let place = 0;
  const parts = groups.map((group) => {
    const items = group.actions.map((action) => item(action, place++));
    return group.words ? folded(group, items, total <= FOLDED) : make("ol", {}, ...items);
  });
  list.replaceChildren(...(parts.length ? parts : [nothing]));
  if (focused) document.getElementById(focused)?.focus();
}

/**
 * @param {Group} group
 * @param {HTMLElement[]} items
 * @param {boolean} open
 */
function folded(group, items, open) {
  const count = make("span", { class: "count" }, String(items.length));
  const head = make("summary", {}, make("span", {}, group.words), count);
  return make("details", { class: "choice-group", open }, head, make("ol", {}, ...items));
}

/**
 * @param {Action} action
 * @param {number} place
 */
function item(action, place) {
  const hint = place < NUMBERED ? [make("kbd", { "aria-hidden": "true" }, String(place + 1))] : [];
  const attributes = { id: `choice-${action.index}`, "data-do": "pick", "data-value": action.index };
  return make("li", {}, make("button", attributes, ...hint, make("span", {}, action.text)));
}

/** @param {number} place */
export function choiceAt(place) {
  return groups.flatMap((group) => group.actions)[place] ?? null;
}

/** Open it and type, or close it again. */
export function toggleChoices() {
  if (section.hidden) return;
  fold.open = !fold.open;
  if (!fold.open) return;
  render(); // the event of its opening comes later
  search.focus();
}

export function closeChoices() {
  fold.open = false;
}

/** The next decision has choices of its own. */
export function forgetSearch() {
  search.value = "";
}

/** @param {(index: number) => void} pointed  with -1 for nothing */
export function listenToPointer(pointed) {
  onPointing(list, "button", (line) => pointed(Number(line?.dataset.value ?? -1)));
}

function filter() {
  groups = grouped(matching());
  render();
}

/** @param {KeyboardEvent} event */
function leaveSearch(event) {
  const first = list.querySelector("button");
  if (event.key === "Escape" && !search.value) byId("choices-fold").querySelector("summary")?.focus();
  if (event.key === "Escape" && !search.value) fold.open = false;
  if (event.key !== "ArrowDown" && event.key !== "Enter") return;
  // The same key must not also play what it has just chosen.
  event.preventDefault();
  event.stopPropagation();
  if (event.key === "Enter") first?.click();
  first?.focus();
}

fold.addEventListener("toggle", () => fold.open && render());
search.addEventListener("input", filter);
search.addEventListener("keydown", leaveSearch);
