/** The nonces this browser has committed to: kept in its own storage, never in a cookie, which the server sees. */

import { sha256Hex } from "./hashes.js";

/** @type {Map<string, string>} where the browser keeps nothing, a page still remembers */
const memory = new Map();

/** @param {string} key */
export function recall(key) {
  try {
    return localStorage.getItem(key) ?? memory.get(key) ?? null;
  } catch {
    return memory.get(key) ?? null;
  }
}

/**
 * @param {string} key
 * @param {string} value
 */
export function keep(key, value) {
  memory.set(key, value);
  try {
    localStorage.setItem(key, value);
  } catch {
    // a browser that keeps nothing: this page does
  }
}

export function newNonce() {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * Each nonce has a place of its own, so that two pages of the same table lose none of each other's.
 *
 * @param {string} promise
 */
export function nonceOf(promise) {
  return recall(`faubourg.nonce.${promise}`);
}

/** The commitment to a new one, which is kept. */
export function makeNonce() {
  const nonce = newNonce();
  const promised = sha256Hex(nonce);
  keep(`faubourg.nonce.${promised}`, nonce);
  return promised;
}

/** The same for a page that is about to close: none where the browser would forget the nonce. */
export function makeLastingNonce() {
  const promised = makeNonce();
  memory.clear();
  return nonceOf(promised) ? promised : "";
}
