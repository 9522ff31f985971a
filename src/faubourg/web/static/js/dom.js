/** Small tools for the page: elements, words, and drawings morphed in place. */

import { Idiomorph } from "../vendor/idiomorph/idiomorph.esm.js";

/** @type {Record<string, string>} */
const texts = Object.assign({}, ...[...document.querySelectorAll("#texts, .texts")].map((e) => JSON.parse(e.textContent ?? "{}")));

/**
 * A text the template has put into the page; {name} is replaced by its value.
 *
 * @param {string} key
 * @param {Record<string, string | number>} [values]
 */
export function say(key, values = {}) {
  const text = texts[key] ?? key;
  return text.replace(/\{(\w+)\}/g, (whole, name) => String(values[name] ?? whole));
}

/** @param {string} id */
export function byId(id) {
  const found = document.getElementById(id);
  if (!found) throw new Error(`no element #${id}`);
  return found;
}

/**
 * An element; attributes that are true or false become present or absent, on… become listeners.
 *
 * @param {string} tag
 * @param {Record<string, string | number | boolean | ((event: Event) => void)>} [attributes]
 * @param {...(Node | string)} children
 * @returns {HTMLElement}
 */
export function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === "function") element.addEventListener(name.slice(2), value);
    else if (typeof value === "boolean") element.toggleAttribute(name, value);
    else element.setAttribute(name, String(value));
  }
  element.append(...children);
  return element;
}

/** @param {string} name */
export function icon(name) {
  const known = document.querySelector("use")?.getAttribute("href") ?? "";
  const sprite = known.split("#")[0];
  const holder = document.createElement("template");
  holder.innerHTML = `<svg class="icon" aria-hidden="true"><use href="${sprite}#${name}"></use></svg>`;
  return /** @type {DocumentFragment} */ (holder.content);
}

/**
 * Change what is inside a place as little as possible, so that focus and hover stay.
 *
 * @param {Element} place
 * @param {string | Node[]} content
 */
export function morph(place, content) {
  const callbacks = { beforeAttributeUpdated: mayChange, beforeNodeMorphed: differs };
  Idiomorph.morph(place, content, { morphStyle: "innerHTML", ignoreActiveValue: true, callbacks });
}

/**
 * Most of a drawing is as it was, and a browser sees that much faster than a script.
 *
 * @param {Node} before
 * @param {Node} after
 */
function differs(before, after) {
  return !before.isEqualNode(after);
}

/**
 * What a person has folded open stays open.
 *
 * @param {string} name
 * @param {Element} element
 */
function mayChange(name, element) {
  return !(name === "open" && element instanceof HTMLDetailsElement);
}

/**
 * What the pointer or the focus is at: something of that kind, or null.
 *
 * @param {Element} place
 * @param {string} kind  a selector
 * @param {(thing: HTMLElement | SVGElement | null) => void} heard
 */
export function onPointing(place, kind, heard) {
  for (const event of ["pointerover", "focusin"]) {
    place.addEventListener(event, ({ target }) => heard(/** @type {Element} */ (target).closest(kind)));
  }
  for (const event of ["pointerleave", "focusout"]) place.addEventListener(event, () => heard(null));
}

/**
 * @param {Element} element
 * @param {string} text
 */
export function setText(element, text) {
  if (element.textContent !== text) element.textContent = text;
}
