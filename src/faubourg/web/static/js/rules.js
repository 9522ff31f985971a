/** The rules page: a search that hides what does not match, and folds that open for what one goes to. */

import { searched } from "./searching.js";

const contents = document.querySelector(".toc details");
if (contents instanceof HTMLDetailsElement && !matchMedia("(min-width: 62rem)").matches) {
  contents.open = false;
}

for (const wide of document.querySelectorAll(".rules table, .rules pre")) {
  if (wide.scrollWidth > wide.clientWidth) wide.setAttribute("tabindex", "0");
}

/* Searching */

const form = /** @type {HTMLFormElement | null} */ (document.querySelector(".rules-search"));
const input = /** @type {HTMLInputElement | null} */ (document.querySelector("#rules-search"));
const rules = [...document.querySelectorAll(".rules .rule")];
const folds = /** @type {HTMLDetailsElement[]} */ ([...document.querySelectorAll(".rules details")]);
/** @type {Set<HTMLDetailsElement>} those the search has opened */
const opened = new Set();

/** @param {Element} rule */
const textOf = (rule) => searched(rule.textContent ?? "").replace(/\s+/g, " ");
const texts = rules.map(textOf);

/** Takes the marks out again. */
function unmark() {
  for (const mark of document.querySelectorAll(".rules mark")) {
    const parent = mark.parentNode;
    mark.replaceWith(...mark.childNodes);
    parent?.normalize();
  }
}

/**
 * Where any of the words stands in a text, from the end to the beginning.
 * @param {string} text
 * @param {string[]} words
 */
function places(text, words) {
  const found = words.flatMap((word) => {
    const starts = [];
    for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) starts.push({ at, end: at + word.length });
    return starts;
  });
  found.sort((one, other) => one.at - other.at);
  return found.filter((place, n) => n === 0 || place.at >= (found[n - 1]?.end ?? 0)).reverse();
}

/**
 * @param {Element} rule
 * @param {string[]} words
 */
function mark(rule, words) {
  const walker = document.createTreeWalker(rule, NodeFilter.SHOW_TEXT);
  const nodes = /** @type {Text[]} */ ([]);
  while (walker.nextNode()) nodes.push(/** @type {Text} */ (walker.currentNode));
  for (const node of nodes) {
    for (const { at, end } of places(searched(node.data), words)) {
      const hit = node.splitText(at);
      hit.splitText(end - at);
      const marked = document.createElement("mark");
      hit.replaceWith(marked);
      marked.append(hit);
    }
  }
}

/**
 * @param {Element} element
 * @param {boolean} away
 */
function put(element, away) {
  element.toggleAttribute("data-away", away);
}

/** Headings without a paragraph below them go with it. @param {boolean} searching */
function putHeadings(searching) {
  for (const chapter of document.querySelectorAll(".rules .chapter")) {
    put(chapter, searching && !chapter.querySelector(".rule:not([data-away])"));
  }
  for (const heading of document.querySelectorAll(".rules h3")) {
    let next = heading.nextElementSibling;
    while (next && next.tagName !== "H3" && (!next.matches(".rule") || next.hasAttribute("data-away"))) next = next.nextElementSibling;
    put(heading, searching && !next?.matches(".rule"));
  }
  for (const other of document.querySelectorAll(".summary, .preface, .rules .chapter > p")) put(other, searching);
}

/** @param {boolean} searching */
function unfold(searching) {
  for (const fold of folds) {
    if (searching && !fold.open) opened.add(fold);
    if (searching) fold.open = true;
    else if (opened.delete(fold)) fold.open = false;
  }
}

/** @param {number} count */
function tell(count) {
  const output = document.querySelector("#rules-found");
  const { none = "", one = "", many = "" } = form?.dataset ?? {};
  const words = count === 0 ? none : count === 1 ? one : many.replace("#", String(count));
  if (output) output.textContent = input?.value.trim() ? words : "";
}

function search() {
  const words = searched(input?.value ?? "").split(/\s+/).filter(Boolean);
  const searching = words.length > 0;
  unmark();
  unfold(searching);
  rules.forEach((rule, n) => put(rule, !words.every((word) => texts[n]?.includes(word))));
  const found = rules.filter((rule) => !rule.hasAttribute("data-away"));
  if (searching) for (const rule of found) mark(rule, words);
  putHeadings(searching);
  tell(found.length);
}

function clear() {
  if (!input?.value) return;
  input.value = "";
  search();
}

/* Going to a paragraph: nothing that hides it may stay. */

function goTo() {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (!target?.closest(".rules")) return;
  if (target.closest("[data-away]")) clear();
  const fold = target.closest("details");
  if (fold && !fold.open) {
    fold.open = true;
    target.scrollIntoView();
  }
}

if (form && input) {
  form.hidden = false;
  form.addEventListener("submit", (event) => event.preventDefault());
  input.addEventListener("input", search);
  addEventListener("keydown", (event) => {
    const typing = event.target instanceof HTMLInputElement;
    if (event.key === "/" && !typing && !event.ctrlKey && !event.metaKey && !event.altKey) {
      event.preventDefault();
      input.focus();
    } else if (event.key === "Escape" && event.target === input) clear();
  });
  search();
}
addEventListener("hashchange", goTo);
document.querySelector(".rules-page")?.addEventListener("click", (event) => {
  if (event.target instanceof Element && event.target.closest('a[href^="#"]')) clear();
});
goTo();

export {};
