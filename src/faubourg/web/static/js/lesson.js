/** A guided first game: one bubble beside the board, and rings around what it speaks of. */

import { isInSight } from "./board.js";
import { byId, icon, make, morph, say, setText } from "./dom.js";

/** @import { Api } from "./api.js" */
/** @import { Bubble, Situation } from "./types.js" */

const place = byId("lesson");
const SMALL = 40; // pixels of a field across
const rings = make("div", { class: "lesson-rings", "aria-hidden": "true" });
document.body.append(rings);

/** @type {Situation | null} */
let current = null;
/** @type {string[]} */
let named = [];
let following = false;
let shown = ""; // the bubble in sight

/** @param {Situation} situation */
export function showLesson(situation) {
  current = situation;
  const { lesson } = situation;
  document.body.classList.toggle("at-lesson", lesson !== null);
  if (!lesson) return hide();
  const bubble = lesson.bubbles.find((one) => !one.reads || one.stop > read());
  if (bubble) return show(bubble);
  if (lesson.last) hide();
  else wait();
}

/** Up to which stop things were read, in this window. */
function read() {
  return Number(sessionStorage.getItem(key()) ?? 0);
}

function key() {
  return `faubourg.lesson.${current?.table ?? ""}`;
}

export function readOn() {
  const stop = Number(place.querySelector("[data-stop]")?.getAttribute("data-stop") ?? 0);
  sessionStorage.setItem(key(), String(Math.max(stop, read())));
  if (current) showLesson(current);
  /** @type {HTMLElement | null} */ (place.querySelector(".row button"))?.focus({ preventScroll: true });
}

/** @param {Api} api */
export async function leaveLesson(api) {
  await api.tell("lesson/leave", {});
}

function hide() {
  point([]);
  shown = "";
  morph(place, []);
}

/** Others act: what comes next is told when it is asked for. */
function wait() {
  point([]);
  const card = place.querySelector(".bubble");
  if (!card) return morph(place, [frame(0, "", [make("p", {}, say("lesson-wait"))], [])]);
  card.classList.add("waits");
}

/** @param {Bubble} bubble */
function show(bubble) {
  const { stop, title, text, names, reads } = bubble;
  const buttons = reads ? [onward(stop)] : [];
  morph(place, [frame(stop, title, [make("p", {}, text)], buttons)]);
  // The button in focus is left as it was inside, and it says something else on the last bubble.
  const button = place.querySelector(".row .button");
  if (button) setText(button, words(stop));
  const goesOn = names.join() !== named.join();
  point(names);
  const seen = `${stop} ${reads}`;
  if (seen !== shown && shown !== "") bringIntoView();
  if (seen === shown && goesOn) requestAnimationFrame(bringNamed);
  shown = seen;
}

/** @param {number} stop */
function onward(stop) {
  return make("button", { class: "button strong", "data-do": isLast(stop) ? "lesson-leave" : "lesson-next" }, words(stop));
}

/** @param {number} stop */
function words(stop) {
  const name = current?.players.find((player) => player.bot)?.name ?? "";
  return isLast(stop) ? say("lesson-play-on", { name }) : say("lesson-next");
}

/** @param {number} stop */
function isLast(stop) {
  return stop === current?.lesson?.of;
}

/**
 * @param {number} stop
 * @param {string} title
 * @param {Node[]} words
 * @param {Node[]} buttons
 */
function frame(stop, title, words, buttons) {
  const stops = current?.lesson?.of ?? 0;
  const skip = make("button", { class: "tool", "data-do": "lesson-leave", "aria-label": say("lesson-skip"), title: say("lesson-skip") });
  skip.append(icon("close"));
  const count = stop ? make("span", { class: "count" }, say("lesson-of", { stop, stops })) : "";
  const head = make("header", {}, make("strong", {}, title), count, skip);
  const body = make("div", { class: "bubble-words", "aria-live": "polite" }, ...words);
  const meter = make("progress", { max: stops || 1, value: stop, "aria-hidden": "true" });
  const foot = buttons.length ? [make("div", { class: "row end" }, ...buttons)] : [];
  const about = { class: "bubble card", "aria-label": say("lesson"), "data-stop": stop };
  return make("section", about, meter, head, body, ...foot);
}

/** On a small screen the bubble comes above the board: the page goes to where both are seen. */
function bringIntoView() {
  const { top, bottom } = place.getBoundingClientRect();
  const fixed = getComputedStyle(place).position === "fixed";
  if (!fixed && (top < 0 || bottom > innerHeight)) place.scrollIntoView({ block: "start" });
}

/** The next decision under the same words: the page goes to where it is made. */
function bringNamed() {
  const things = named.flatMap(find);
  if (!things.some(isInSight)) things[0]?.scrollIntoView({ block: "center" });
}

/** Once a part of the choice is made, the page goes to where the rest of it is. */
function lead() {
  const things = named.flatMap(find);
  const rest = things.filter((thing) => !thing.classList.contains("chosen"));
  if (rest.length === things.length || rest.some(isInSight)) return;
  rest[0]?.scrollIntoView({ block: "center" });
}

document.addEventListener("click", () => requestAnimationFrame(lead));

/** @param {string[]} names */
function point(names) {
  named = names;
  rings.replaceChildren();
  if (!names.length || following) return;
  following = true;
  requestAnimationFrame(follow);
}

let warned = false;

/** A refusal makes the bar higher: what is ringed must not lie under it. */
function keepFromWords() {
  const refused = !byId("refusal").hidden;
  const things = refused && !warned ? named.flatMap(find) : [];
  if (!things.some(isInSight)) things[0]?.scrollIntoView({ block: "center" });
  warned = refused;
}

/** The drawings move, are magnified and drawn anew: the rings stay with them. */
function follow() {
  following = named.length > 0;
  keepFromWords();
  const things = named.flatMap(find).filter(isUncovered);
  while (rings.childElementCount > things.length) rings.lastElementChild?.remove();
  while (rings.childElementCount < things.length) rings.append(make("span", { class: "ring" }));
  for (const [at, thing] of things.entries()) lay(/** @type {HTMLElement} */ (rings.children[at]), thing);
  if (following) requestAnimationFrame(follow);
}

/**
 * A name may be drawn more than once, beside the board last where one chooses, if it is not at
 * hand; what no drawing shows is a button of the bar.
 *
 * @param {string} name
 * @returns {Element[]}
 */
function find(name) {
  const [kind, key] = name.split(":");
  if (kind === "panel") return [...document.querySelectorAll(`#panel-${CSS.escape(key ?? "")}`)];
  if (kind === "player") return [...document.querySelectorAll(`#player-${Number(key) - 1}`)];
  const selector = `[data-name="${CSS.escape(name)}"]`;
  const drawn = [...document.querySelectorAll(`#sheet ${selector}:not(.when-chosen)`)];
  const atHand = [...document.querySelectorAll(`#at-hand ${selector}`)];
  const beside = atHand.length ? atHand : [...document.querySelectorAll(`#panels ${selector}`)];
  if (drawn.length) return drawn.slice(0, 1);
  if (beside.length) return beside.slice(-1);
  return [...document.querySelectorAll(`#deal [data-value="${CSS.escape(name)}"], #deal.ready [data-do=play]`)].slice(0, 1);
}

/** @param {Element} thing */
function isUncovered(thing) {
  const { left, top, width, height } = thing.getBoundingClientRect();
  const frame = thing.closest("#board")?.getBoundingClientRect();
  const covers = ["bar", "at-hand"].map(byId).filter((cover) => !cover.contains(thing));
  const [x, y] = [left + width / 2, top + height / 2];
  if (!width || covers.some((cover) => holds(cover.getBoundingClientRect(), x, y))) return false;
  return !frame || holds(frame, x, y);
}

/**
 * @param {DOMRect} box
 * @param {number} x
 * @param {number} y
 */
function holds({ left, right, top, bottom }, x, y) {
  return x > left && x < right && y > top && y < bottom;
}

/**
 * On a board fields may be diamonds or hexes that overlap as boxes: what is round stays within,
 * unless it would hide what is written on something small.
 *
 * @param {HTMLElement} ring
 * @param {Element} thing
 */
function lay(ring, thing) {
  const onBoard = thing.closest("#sheet") !== null;
  const { left, top, width, height } = (onBoard && thing.querySelector(":scope > .lit") || thing).getBoundingClientRect();
  const isSmall = onBoard && Math.max(width, height) < SMALL;
  const [right, down] = isSmall ? [3, 3] : onBoard ? [-width / 8, -height / 8] : [5, 5];
  ring.classList.toggle("round", onBoard);
  ring.classList.toggle("slim", isSmall);
  ring.style.left = `${left - right}px`;
  ring.style.top = `${top - down}px`;
  ring.style.width = `${width + 2 * right}px`;
  ring.style.height = `${height + 2 * down}px`;
}
