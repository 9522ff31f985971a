/** SHA-256 and HMAC from a vendored library: browsers have none of their own on plain http at home. */

import { hmac } from "../vendor/noble-hashes/hmac.js";
import { sha256 } from "../vendor/noble-hashes/sha2.js";

const utf8 = new TextEncoder();

/** @param {Uint8Array} bytes */
function hex(bytes) {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** @param {string} digits  two for each byte */
export function bytesOf(digits) {
  return Uint8Array.from(digits.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

/** @param {string} text */
export function sha256Hex(text) {
  return hex(sha256(utf8.encode(text)));
}

/** @param {string} digits  the bytes in hexadecimal */
export function sha256OfHex(digits) {
  return hex(sha256(bytesOf(digits)));
}

/**
 * @param {Uint8Array} key
 * @param {string} text
 */
export function hmacSha256(key, text) {
  return hmac(sha256, key, utf8.encode(text));
}
