/** A guided first game: one bubble beside the board, and rings around what it speaks of. */

import { floorUnder, showBesideTray, unfold } from "./board.js";
import { TURN, kind } from "./choices.js";
import { byId, icon, make, morph, say, setText } from "./dom.js";
import { SMALL, point, ringed } from "./pointing.js";

/** @import { Api } from "./api.js" */
/** @import { Bubble, Situation } from "./types.js" */

const place = byId("lesson");

/** @type {Situation | null} */
let current = null;
let shown = ""; // the bubble in sight
let number = 0; // of entries, when it was shown last

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
  if (shown) {
    unfold(true); // the tray, which made room
    point([]); // and a hint may ring something
  }
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
  const goesOn = point(names, keepFromWords) || current?.number !== number;
  const seen = `${stop} ${reads}`;
  if (seen !== shown) requestAnimationFrame(() => bringOut(reads));
  else if (goesOn) requestAnimationFrame(reads ? () => bringOut(reads) : bringNamed);
  shown = seen;
  number = current?.number ?? 0;
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

/** Whether the page goes where the words lead it: on a small screen they come above the board. */
export function leads() {
  return shown !== "" && getComputedStyle(place).position !== "fixed";
}

function bringIntoView() {
  const { top, bottom } = place.getBoundingClientRect();
  if (leads() && (top < 0 || bottom > innerHeight)) place.scrollIntoView({ block: "start" });
}

/**
 * The words come into sight. What is ringed comes out from under the bar and the tray; the words go no
 * further than they must.
 *
 * @param {boolean} reads  these come first, whatever they speak of
 */
function bringOut(reads) {
  bringIntoView();
  const things = due();
  if (reads) unfold(things.some((one) => byId("at-hand").contains(one))); // nothing is asked yet
  else showBesideTray(things);
  things.find((one) => byId("at-hand").contains(one))?.scrollIntoView({ block: "nearest" }); // the tray scrolls
  const [thing] = things;
  if (reads || !thing || things.some(isReachable)) return;
  const under = thing.getBoundingClientRect().bottom - floorUnder(thing);
  if (under > 0) scrollBy(0, under + SMALL / 2);
}

/** The next decision under the same words: the page goes to where it is made. */
function bringNamed() {
  const things = due();
  showBesideTray(things);
  if (!things.some(isReachable)) things[0]?.scrollIntoView({ block: "center" });
}

/** What comes next of all that is ringed; how a piece is turned is asked last. */
function due() {
  const rest = ringed().filter((thing) => !isDone(thing) && kind(thing.getAttribute("data-name") ?? "") !== TURN);
  return rest.length ? rest : ringed();
}

/** Once a part of the choice is made, the page goes to where the rest of it is. */
function lead() {
  // A panel is only read: nothing of the choice is made there.
  const rest = due().filter((thing) => thing.matches("[data-name], [data-value], [data-do]"));
  if (!shown || !ringed().some(isDone) || rest.some(isReachable)) return;
  rest[0]?.scrollIntoView({ block: "center" });
}

/** @param {Element} thing */
function isDone(thing) {
  return thing.classList.contains("chosen");
}

/** @param {Element} thing */
function isReachable(thing) {
  const { top, bottom } = thing.getBoundingClientRect();
  return top > byId("prompt").getBoundingClientRect().bottom && bottom < floorUnder(thing);
}

document.addEventListener("click", () => requestAnimationFrame(lead));

let warned = false;

/** A refusal makes the bar higher: what is ringed must not lie under it. */
function keepFromWords() {
  const refused = !byId("refusal").hidden;
  const things = refused && !warned ? ringed() : [];
  if (!things.some(isReachable)) things[0]?.scrollIntoView({ block: "center" });
  warned = refused;
}
