/** What a server would do with the forms and files of a page. */

import { make } from "../dom.js";
import { go, send } from "./wire.js";

/**
 * @param {HTMLFormElement} form
 * @param {HTMLElement | null} button  it may say something, too
 */
async function fieldsOf(form, button) {
  /** @type {Record<string, string>} */
  const fields = {};
  for (const [name, value] of new FormData(form, button)) fields[name] = typeof value === "string" ? value : await value.text();
  return fields;
}

/**
 * @param {HTMLFormElement} form
 * @param {HTMLElement | null} button
 */
async function submit(form, button) {
  button?.setAttribute("aria-busy", "true");
  const body = JSON.stringify(await fieldsOf(form, button));
  const answer = await send(form.getAttribute("action") ?? "", { method: "POST", body });
  const told = await answer.json();
  button?.removeAttribute("aria-busy");
  if (told.location) go(told.location);
  else refuse(form, told.text ?? told.detail);
}

/**
 * @param {Element} near
 * @param {string} words
 */
function refuse(near, words) {
  document.getElementById("form-refused")?.remove();
  const told = make("p", { id: "form-refused", class: "refusal", role: "alert" }, words);
  near.before(told);
  told.scrollIntoView({ block: "center" });
}

// After the page's own modules, which may still fill in a field.
addEventListener("submit", (event) => {
  const form = /** @type {HTMLFormElement} */ (event.target);
  if (event.defaultPrevented || form.method !== "post") return;
  event.preventDefault();
  void submit(form, event.submitter);
});

/**
 * @param {Element} link
 * @param {string} path
 */
async function download(link, path) {
  const answer = await send(path);
  if (!answer.ok) return refuse(link, (await answer.json()).text);
  const file = new Blob([await answer.text()], { type: answer.headers.get("content-type") ?? "" });
  const way = make("a", { href: URL.createObjectURL(file), download: answer.headers.get("x-name") ?? "" });
  document.body.append(way);
  way.click();
  way.remove();
}

document.addEventListener("click", (event) => {
  const link = /** @type {Element} */ (event.target).closest("a[download]");
  const path = link?.getAttribute("href") ?? "";
  if (!link || !path.startsWith("/")) return;
  event.preventDefault();
  void download(link, path);
});
