/**
 * SHA-256 and HMAC. Not the browser's own, which it offers only with HTTPS: at home a table is often a plain
 * address in the local network.
 */

import { hmac } from "../vendor/noble-hashes/hmac.js";
import { sha256 } from "../vendor/noble-hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "../vendor/noble-hashes/utils.js";

/** @param {string} digits  two for each byte */
export function bytesOf(digits) {
  return Uint8Array.from(digits.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

/** @param {string} text */
export function sha256Hex(text) {
  return bytesToHex(sha256(utf8ToBytes(text)));
}

/** @param {string} digits  the bytes in hexadecimal */
export function sha256OfHex(digits) {
  return bytesToHex(sha256(bytesOf(digits)));
}

/**
 * @param {Uint8Array} key
 * @param {string} text
 */
export function hmacSha256(key, text) {
  return hmac(sha256, key, utf8ToBytes(text));
}
