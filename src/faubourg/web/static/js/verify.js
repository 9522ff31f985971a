/**
 * Checks a record on this device, as docs/records.md says: seals, commitments and every draw. The server is not
 * asked. What was drawn from (outcomes and weights) is believed here; `faubourg verify` also asks the rules.
 */

import { bytesOf, hmacSha256, sha256Hex, sha256OfHex } from "./hashes.js";
import { nonceOf } from "./nonces.js";

/** @typedef {{stream: string, k: number, outcomes: [string, number][], action: string}} Drawn */
/** @typedef {Record<string, any>} Line */

export class Wrong extends Error {
  /**
   * @param {number} line
   * @param {string} what  seal, secret, nonce, count, draw or record
   */
  constructor(line, what) {
    super(`line ${line}: ${what}`);
    this.line = line;
    this.what = what;
  }
}

/**
 * @param {boolean} holds
 * @param {number} line
 * @param {string} what
 */
function require(holds, line, what) {
  if (!holds) throw new Wrong(line, what);
}

/**
 * Keys in order, no spaces: what a seal is over.
 *
 * @param {unknown} value
 * @returns {string}
 */
function plain(value) {
  if (Array.isArray(value)) return `[${value.map(plain).join(",")}]`;
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  const pairs = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${pairs.map(([key, held]) => `${JSON.stringify(key)}:${plain(held)}`).join(",")}}`;
}

/**
 * The message of a draw has nothing but printable ASCII.
 *
 * @param {unknown} value
 */
function ascii(value) {
  return JSON.stringify(value).replace(/[^ -~]/g, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

/**
 * @param {string} text
 * @returns {Line[]}
 */
export function readRecord(text) {
  const lines = text.replace(/\n$/, "").split("\n").map(parsed);
  require(lines[0]?.faubourg === 2, 1, "record");
  let seal = "";
  lines.forEach((line, place) => {
    const { seal: given, ...rest } = line;
    seal = sha256Hex(seal + plain(rest)).slice(0, 16);
    require(given === seal, place + 1, "seal");
  });
  require(lines.at(-1)?.end !== undefined, lines.length, "record");
  return lines;
}

/**
 * @param {string} text
 * @param {number} place
 * @returns {Line}
 */
function parsed(text, place) {
  try {
    const line = JSON.parse(text);
    if (line !== null && typeof line === "object") return line;
  } catch {
    // told below
  }
  throw new Wrong(place + 1, "record");
}

/**
 * Commitments first, then every draw; how many there were.
 *
 * @param {Line[]} lines
 */
export function checkDraws(lines) {
  const header = /** @type {Line} */ (lines[0]);
  const end = /** @type {Line} */ (lines.at(-1));
  if (header.luck === "sealed") {
    const hashes = header.nonces.map((/** @type {string} */ nonce) => nonce && sha256Hex(nonce));
    require(String(hashes) === String(header.commitments) && hashes.some(Boolean), 1, "nonce");
  }
  require(sha256OfHex(end.secret) === header.commitment, lines.length, "secret");
  const secret = bytesOf(end.secret);
  /** @type {Map<string, number>} */
  const counts = new Map();
  lines.forEach((line, place) => {
    if (line.seat !== -1) return;
    const count = counts.get(line.stream) ?? 0;
    require(line.k === count, place + 1, "count");
    counts.set(line.stream, count + 1);
    require(line.action === draw(secret, header.nonces, /** @type {any} */ (line)), place + 1, "draw");
  });
  return [...counts.values()].reduce((sum, count) => sum + count, 0);
}

/**
 * @param {Uint8Array} secret
 * @param {string[]} nonces
 * @param {Drawn} line
 */
function draw(secret, nonces, { stream, k, outcomes }) {
  const total = outcomes.reduce((sum, [, weight]) => sum + BigInt(weight), 0n);
  const span = 2n ** 256n;
  for (let attempt = 0; total > 0n; attempt += 1) {
    const digest = hmacSha256(secret, ascii([nonces, stream, k, attempt]));
    const number = digest.reduce((sum, byte) => sum * 256n + BigInt(byte), 0n);
    if (number < span - (span % total)) return picked(outcomes, number % total);
  }
  return "";
}

/**
 * @param {[string, number][]} outcomes
 * @param {bigint} left
 */
function picked(outcomes, left) {
  for (const [action, weight] of outcomes) {
    if (left < BigInt(weight)) return action;
    left -= BigInt(weight);
  }
  return "";
}

/**
 * What this browser has kept since it sat down, against what the record says; false if it has kept nothing.
 *
 * @param {Line[]} lines
 * @param {import("./luck.js").Kept | null} kept
 * @param {number[]} mine  this browser's own seats
 */
export function compare(lines, kept, mine) {
  const header = /** @type {Line} */ (lines[0]);
  if (!kept?.commitment) return false;
  require(kept.commitment === header.commitment, 1, "commitment");
  if (header.luck !== "sealed") return true;
  if (!kept.promises.length) return false; // it came in on another device
  require(String(kept.promises) === String(header.commitments), 1, "promise");
  const own = mine.filter((seat) => header.commitments[seat]); // not where a bot stood in from the start
  require(own.every((seat) => nonceOf(header.commitments[seat]) === header.nonces[seat]), 1, "own");
  return true;
}
