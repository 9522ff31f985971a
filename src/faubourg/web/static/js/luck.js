/**
 * This browser's own share in the luck of a game: it commits to a nonce and tells it when all have.
 *
 * The nonce never leaves this browser's storage before; nothing of it is in a cookie, which the server sees.
 */

import { Refused } from "./api.js";
import { byId, make, morph, say } from "./dom.js";
import { keep, makeNonce, newNonce, nonceOf, recall } from "./nonces.js";

/** @import { Api } from "./api.js" */
/** @import { Luck, Situation } from "./types.js" */

/** @typedef {{commitment: string, promises: string[]}} Kept  of a table, since this browser first saw it */

const place = byId("luck-body");
let lost = false;

/**
 * @param {string} table
 * @returns {Kept | null}
 */
export function kept(table) {
  const words = recall(`faubourg.luck.${table}`);
  return words ? JSON.parse(words) : null;
}

/**
 * @param {string} table
 * @param {Partial<Kept>} change
 */
function remember(table, change) {
  const before = kept(table) ?? { commitment: "", promises: [] };
  keep(`faubourg.luck.${table}`, JSON.stringify({ ...before, ...change }));
}

let busy = false;
/** @type {Situation | null} came while an answer was still on its way */
let newest = null;

/**
 * One request at a time, and always by the newest situation.
 *
 * @param {Api} api
 * @param {Situation} situation
 */
export async function giveLuck(api, situation) {
  newest = situation;
  if (busy) return;
  busy = true;
  try {
    for (let next = take(); next; next = take()) await give(api, next);
  } finally {
    busy = false;
  }
}

/** @type {Set<string>} what this page has given: older news may still ask for it */
const given = new Set();

/**
 * @param {Api} api
 * @param {"promise" | "reveal"} what
 * @param {{seat: number, round: number}} where
 * @param {() => object} words  made only if they are told
 */
async function once(api, what, where, words) {
  const key = `${what} ${where.round}/${where.seat}`;
  if (given.has(key)) return;
  given.add(key);
  try {
    await api.tell(`luck/${what}`, { ...where, ...words() });
  } catch (error) {
    if (!(error instanceof Refused)) given.delete(key); // the line was cut: it is asked for again
    throw error;
  }
}

function take() {
  const found = newest;
  newest = null;
  return found;
}

/**
 * @param {Api} api
 * @param {Situation} situation
 */
async function give(api, situation) {
  const { table, luck, players } = situation;
  if (luck.commitment && !kept(table)?.commitment && players.some((one) => one.mine)) {
    remember(table, { commitment: luck.commitment });
  }
  try {
    for (const seat of luck.promise) await promise(api, luck, seat);
    for (const seat of luck.reveal) await reveal(api, situation, seat);
  } catch (error) {
    if (!(error instanceof Refused)) throw error; // the table has moved on: its news say how
  }
}

/**
 * @param {Api} api
 * @param {Luck} luck
 * @param {number} seat
 */
async function promise(api, luck, seat) {
  await once(api, "promise", { seat, round: luck.round }, () => ({ promise: makeNonce() }));
}

/**
 * Only when every person's seat has committed; and what all have committed to is kept.
 *
 * @param {Api} api
 * @param {Situation} situation
 * @param {number} seat
 */
async function reveal(api, { table, luck, players }, seat) {
  const sealed = luck.way === "sealed";
  const own = sealed ? nonceOf(luck.promises[seat] ?? "") : newNonce();
  const all = players.every((one) => one.bot || luck.promises[one.seat]);
  lost = own === null;
  if (!own || (sealed && !all)) return;
  if (sealed) remember(table, { promises: luck.promises });
  await once(api, "reveal", { seat, round: luck.round }, () => ({ nonce: own }));
}

/**
 * @param {number} seat
 * @param {number} round
 */
function lostButton(seat, round) {
  return make("button", { class: "button small", "data-do": "luck-lost", "data-value": `${seat} ${round}` }, say("luck-give-up"));
}

/**
 * The nonce of a seat is lost: all are told, and any of them can start a new round.
 *
 * @param {Api} api
 * @param {string} value
 */
export async function giveUp(api, value) {
  const [seat, round] = value.split(" ").map(Number);
  await api.tell("luck/lost", { seat, round });
}

/** @param {Situation} situation */
export function showLuck({ luck, table }) {
  if (!luck.reveal.length) lost = false;
  const known = kept(table)?.commitment === luck.commitment;
  const body = [
    make("p", { class: "small" }, luck.text),
    make("p", { class: "quiet small" }, say("luck-commitment")),
    make("code", { class: "commitment" }, luck.commitment),
  ];
  if (known) body.push(make("p", { class: "quiet small" }, say("luck-kept")));
  if (lost) body.push(make("p", { class: "small" }, say("luck-not-here")));
  if (lost && !luck.again) body.push(...luck.reveal.map((seat) => lostButton(seat, luck.round)));
  if (luck.again) body.push(make("button", { class: "button small", "data-do": "luck-again" }, say("luck-start-again")));
  morph(place, luck.commitment ? body : body.slice(0, 1));
  if (lost) byId("luck").setAttribute("open", "");
}
