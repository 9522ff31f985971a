/** The players: small board, name, score and the lines it is made of. */

import { clock } from "./clock.js";
import { presence } from "./company.js";
import { byId, icon, make, morph, say } from "./dom.js";

/** @import { Player, ScoreLine, Situation } from "./types.js" */

const list = byId("players");
const MARKS = ["●", "■", "▲", "◆", "★", "✚", "▼", "⬟"]; // as in the chart; never colour alone

/** @param {Situation} situation */
export function showPlayers(situation) {
  morph(list, situation.players.map((player) => card(player, situation)));
}

/** @param {number} seat */
export function mark(seat) {
  const sign = MARKS[seat % MARKS.length] ?? "";
  return make("span", { class: `mark seat-${seat % MARKS.length}`, "aria-hidden": "true" }, sign);
}

/**
 * @param {Player} player
 * @param {Situation} situation
 */
function card(player, situation) {
  const shown = player.seat === situation.front;
  const classes = ["player", player.active && "active", shown && "shown"].filter(Boolean).join(" ");
  const facts = make("div", { class: "player-facts" }, head(player), about(player));
  if (player.active && !situation.result) facts.append(thinking(player), ...clock(player));
  facts.append(scores(player), ...deeds(player));
  const pictures = player.svg ? [picture(player, shown)] : []; // one board for all has none
  return make("li", { id: `player-${player.seat}`, class: classes }, ...pictures, facts);
}

/**
 * @param {Player} player
 * @param {boolean} shown
 */
function picture(player, shown) {
  const words = say("show-board", { name: player.name });
  const mini = make("button", {
    class: "mini", "data-do": "front", "data-value": player.seat, "aria-pressed": String(shown),
    "aria-label": words, title: words,
  });
  mini.innerHTML = player.svg;
  mini.querySelector("svg")?.setAttribute("aria-hidden", "true");
  return mini;
}

/** @param {Player} player */
function head(player) {
  const name = make("strong", { class: "player-name" }, player.name);
  const row = make("p", { class: "player-head" }, mark(player.seat), name);
  if (player.first) {
    const crown = make("span", { class: "crown", role: "img", "aria-label": say("first"), title: say("first") });
    crown.append(icon("crown"));
    row.append(crown);
  }
  const total = make("span", { class: "total", "data-about": `points:${player.seat + 1}` }, plain(player.total), make("small", {}, ` ${player.unit}`));
  row.append(total);
  return row;
}

/** @param {Player} player */
function about(player) {
  const bot = player.bot ? `${say("bot")} ${player.bot}` : "";
  const who = player.stand_in || bot || (player.mine ? say("you") : "");
  const state = player.joined ? who : say("waiting-join");
  const known = [...(state ? [make("span", { class: "who" }, state)] : []), ...presence(player)];
  const parts = [...known, ...(player.summary ? [player.summary] : [])];
  const words = parts.flatMap((part, n) => (n ? [" · ", part] : [part]));
  const told = { class: "about quiet small", title: player.summary, "data-about": `summary:${player.seat + 1}` };
  return make("p", told, ...words);
}

/** @param {Player} player */
function thinking(player) {
  const dots = player.mine ? [] : [make("span", { class: "dots", "aria-hidden": "true" })];
  return make("p", { class: "acting small" }, say("active"), ...dots);
}

/**
 * What this browser may do about the seat.
 *
 * @param {Player} player
 */
function deeds({ seat, may }) {
  const looks = { back: "button small strong", devices: "plain-button", phone: "plain-button" };
  const shown = may.filter((word) => word !== "name" && word !== "leave"); // these are in the dialog
  const buttons = shown.map((word) => make("button", {
    id: `seat-${seat}-${word}`, // or a pressed button would keep its old words while it has the focus
    class: looks[/** @type {"back"} */ (word)] ?? "button small",
    "data-do": "seat", "data-value": `${seat} ${word}`,
  }, say(`do-${word}`)));
  return buttons.length ? [make("div", { class: "row deeds" }, ...buttons)] : [];
}

/** @param {Player} player */
function scores(player) {
  return make("details", { class: "scores" }, make("summary", {}, say("lines")), scoreTable(player.lines, player.total));
}

/**
 * @param {ScoreLine[]} lines
 * @param {number} total
 */
export function scoreTable(lines, total) {
  const told = lines.filter((line) => line.points);
  const rows = told.map((line) => row(line.text, signed(line.points)));
  if (!rows.length) rows.push(row(say("no-lines"), ""));
  const foot = make("tfoot", {}, row(say("total"), plain(total)));
  return make("table", { class: "score-table" }, make("tbody", {}, ...rows), foot);
}

/**
 * @param {string} text
 * @param {string} points
 */
function row(text, points) {
  return make("tr", {}, make("th", { scope: "row" }, text), make("td", {}, points));
}

/**
 * With a real minus sign.
 *
 * @param {number} points
 */
export function plain(points) {
  return String(points).replace("-", "−");
}

/** @param {number} points */
function signed(points) {
  return points < 0 ? plain(points) : `+${points}`;
}
