/** One's own part of the home page: tables to go on with, finished ones, and records of games alone. */

import { byId, make, morph, say, setText } from "../dom.js";
import { tellTimes } from "../home.js";
import { shownDays } from "./days.js";
import { addressOf, send } from "./wire.js";

/** @typedef {{seat: number, name: string, mine: boolean, active: boolean, total: number}} Sitting */
/** @typedef {{id: string, game: string, yours: boolean, waiting: string, chips: string[], players: Sitting[], mine: number, over: boolean, when: string, picture: string}} Line */
/** @typedef {{lines: string[], modes: {games: string, lines: string[]}[]}} Alone */
/** @typedef {{running: Line[], finished: Line[], known: string[], alone: Record<string, Alone | null>, unreadable: string}} Own */

const LARGE = 3;
const night = fetch(byId("own").dataset.night ?? "").then((answer) => answer.text());

async function show() {
  const own = /** @type {Own} */ (await (await send("/api/home")).json());
  const style = (await night).replace(/\/\*[^]*?\*\//g, "").replaceAll("[data-night] ", "");
  showRunning(own.running, style);
  showFinished(own.finished);
  byId("unreadable").hidden = !own.unreadable;
  setText(/** @type {Element} */ (byId("unreadable").firstElementChild), own.unreadable);
  for (const game of document.querySelectorAll(".game")) showGame(game, own);
  byId("own").setAttribute("data-shown", "");
  tellTimes();
}

/**
 * @param {Line[]} running
 * @param {string} style
 */
function showRunning(running, style) {
  document.querySelector(".hero")?.toggleAttribute("hidden", running.length > 0);
  const place = byId("own");
  place.hidden = !running.length;
  if (!running.length) return;
  const large = running.slice(0, LARGE).map((line) => table(line, style));
  const small = running.slice(LARGE).map((line) => table(line));
  const more = make("details", { class: "more-tables" }, make("summary", {}, count("more-tables", small.length)), make("ul", { class: "tables" }, ...small));
  morph(place, [
    make("h2", { id: "mine" }, say("continue")),
    make("ul", { class: "tables large" }, ...large),
    ...(small.length ? [more] : []),
  ]);
}

/**
 * @param {string} key
 * @param {number} many
 */
function count(key, many) {
  return say(`${key}-${many === 1 ? "one" : "many"}`, { count: many });
}

/** @param {Line[]} finished */
function showFinished(finished) {
  const place = byId("finished");
  place.hidden = !finished.length;
  const title = count("finished", finished.length);
  morph(place, [make("summary", {}, title), make("ul", { class: "tables" }, ...finished.map((line) => table(line)))]);
}

/**
 * @param {Line} line
 * @param {string} [style]  of the night, where there is a picture
 */
function table(line, style) {
  const chips = [
    ...(line.yours ? [make("span", { class: "badge" }, say("your-turn"))] : []),
    ...line.chips.map((chip) => make("span", { class: "chip" }, chip)),
    ...(line.players.length === 1 ? [make("span", { class: "chip" }, say("alone"))] : []),
  ];
  const body = make("div", { class: "table-text" },
    make("p", { class: "table-head" }, make("strong", { class: "serif" }, line.game), " ",
      make("time", { class: "quiet", datetime: line.when, "data-now": say("just-now") }, line.when.slice(0, 10))),
    ...(line.yours || !line.over ? [make("p", { class: "chips" }, ...chips)] : []),
    make("ul", { class: "scores" }, ...line.players.map((player) => score(player, line.mine))),
    ...(line.yours ? [] : [make("p", { class: "quiet small" }, line.waiting)]));
  const look = `card table-link${style === undefined ? "" : " large"}${line.yours ? " yours" : ""}`;
  const pictures = style === undefined ? [] : [picture(line.picture, style)];
  return make("li", {}, make("a", { class: look, href: addressOf(`/table/${line.id}`) }, ...pictures, body));
}

/**
 * @param {Sitting} player
 * @param {number} mine
 */
function score(player, mine) {
  const name = player.mine && mine === 1 ? say("you") : player.name;
  return make("li", player.mine ? { class: "own" } : {},
    make("span", { class: "who" }, name), make("span", { class: "total" }, String(player.total).replace("-", "−")));
}

/**
 * The board as a file of its own, by day and by night.
 *
 * @param {string} drawing
 * @param {string} style
 */
function picture(drawing, style) {
  const framed = drawing.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ').replace(/( xmlns="[^"]*")(.*?)\1/, "$1$2");
  const dark = framed.replace(">", `><style>${style}</style>`);
  const address = (/** @type {string} */ svg) => `data:image/svg+xml,${encodeURIComponent(svg)}`;
  const theme = document.documentElement.dataset.theme;
  const media = { dark: "all", light: "not all" }[theme ?? ""] ?? "(prefers-color-scheme: dark)";
  return make("picture", { class: "table-picture" },
    make("source", { media, srcset: address(dark) }), make("img", { src: address(framed), alt: "" }));
}

/**
 * @param {Element} game
 * @param {Own} own
 */
function showGame(game, own) {
  const key = game.getAttribute("data-game") ?? "";
  if (own.known.includes(key)) know(game);
  const alone = own.alone[key];
  const place = game.querySelector(".solo");
  if (!alone || !place) return;
  for (const line of alone.lines.toReversed()) place.prepend(make("p", { class: "small" }, line));
  const modes = place.querySelectorAll(".modes li > div");
  alone.modes.forEach((mode, number) => {
    const words = [mode.games, ...mode.lines].filter(Boolean);
    modes[number]?.append(...words.map((line) => make("span", { class: "quiet small" }, line)));
  });
}

/**
 * Who knows a game plays it at once; who does not yet may learn it first.
 *
 * @param {Element} game
 */
function know(game) {
  game.querySelector(".start-here")?.remove();
  game.querySelector(".starts > a.strong")?.classList.remove("strong");
  game.querySelector(".starts form button")?.classList.add("strong");
}

async function showDays() {
  byId("days").hidden = (await shownDays()) === null;
}

void show();
void showDays();
