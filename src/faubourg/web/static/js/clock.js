/** How long those who are to act still have, where a table has a clock. It only counts down. */

import { byId, make, say } from "./dom.js";

/** @import { Player, Situation } from "./types.js" */

const DAY = 86400;
const HOUR = 3600;
const HURRY = 60; // seconds, when there are few left
const place = byId("clock");
// The server's time, for that of a device may be wrong: it was written into the page as that came.
const [came] = /** @type {PerformanceNavigationTiming[]} */ (performance.getEntriesByType("navigation"));
const shift = Date.parse(byId("table").dataset.time ?? "") - performance.timeOrigin - (came?.responseStart ?? 0);

/** @param {Situation} situation */
export function showClock({ players }) {
  const running = players.filter((player) => player.until);
  const first = running.find((player) => player.mine) ?? running[0];
  place.hidden = !first;
  if (!first) return;
  place.dataset.until = first.until;
  tick();
}

/** @param {Player} player */
export function clock({ until }) {
  return until ? [make("p", { class: "clock small", role: "timer", "data-until": until }, words(until))] : [];
}

/** @param {string} until */
function words(until) {
  const left = secondsLeft(until);
  return left > 0 ? say("clock-left", { time: duration(left) }) : say("clock-over");
}

/** @param {string} until */
function secondsLeft(until) {
  return Math.max(0, Math.ceil((Date.parse(until) - Date.now() - shift) / 1000));
}

/** @param {number} seconds */
function duration(seconds) {
  if (seconds >= DAY) return say("clock-days", { days: Math.floor(seconds / DAY), hours: Math.floor((seconds % DAY) / HOUR) });
  const minutes = Math.floor(seconds / 60);
  if (seconds >= HOUR) return say("clock-hours", { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
  return `${minutes}:${String(seconds % 60).padStart(2, "0")}`;
}

function tick() {
  for (const shown of document.querySelectorAll("[data-until]")) {
    const until = shown.getAttribute("data-until") ?? "";
    shown.textContent = words(until);
    shown.classList.toggle("hurry", secondsLeft(until) <= HURRY);
  }
}

setInterval(tick, 1000);
