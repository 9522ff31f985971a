/** Being told when it is one's turn and the page is closed: asked once, changed in a dialog. */

import { Refused } from "./api.js";
import { byId, icon, make, morph, say } from "./dom.js";

/** @import { Api } from "./api.js" */
/** @import { Situation } from "./types.js" */

/** @typedef {{push_key: string, pushed: boolean, by_mail: boolean, address: string, confirmed: boolean}} Notices */

const ANSWERED = "faubourg-notices"; // where this browser remembers that it was asked
const card = byId("tell-card");
const button = byId("tell-open");
const dialog = /** @type {HTMLDialogElement} */ (byId("tell"));
const body = byId("tell-body");
let acted = false; // somebody here has had a turn at this table
/** @type {Notices | null} */
let known = null;

/**
 * The question comes once one has had a turn with others, while they are to act.
 *
 * @param {Situation} situation
 */
export function showNotices(situation) {
  const mine = situation.players.some((player) => player.mine);
  const others = situation.players.some((player) => !player.mine && player.joined && (!player.bot || player.stand_in));
  acted ||= situation.log.some((line) => line.mine);
  button.hidden = !mine || !others;
  const quiet = situation.now && !situation.yours && !situation.result;
  const wanted = mine && others && acted && quiet && !localStorage.getItem(ANSWERED);
  if (!wanted) card.hidden = true;
  else if (card.hidden) ask();
}

function ask() {
  morph(card, [
    make("h2", { id: "tell-card-title" }, say("tell-ask")),
    make("p", { class: "quiet small" }, say("tell-ask-help")),
    make("p", { id: "tell-card-word", class: "small", role: "status" }),
    make("div", { class: "row" },
      choice("tell-device", "tell-device", "strong"), choice("tell-mail", "tell-mail"), choice("tell-no", "tell-no")),
  ]);
  card.hidden = false;
}

/**
 * @param {string} deed
 * @param {string} words
 * @param {string} [look]
 * @returns {HTMLElement}
 */
function choice(deed, words, look = "") {
  return make("button", { id: `${deed}-button`, class: `button ${look}`, "data-do": deed }, say(words));
}

function answered() {
  localStorage.setItem(ANSWERED, "asked");
  card.hidden = true;
}

/**
 * What the buttons of the card and the dialog do.
 *
 * @param {Api} api
 * @returns {Record<string, () => void>}
 */
export function noticeDeeds(api) {
  return {
    "tell-device": () => void attempt(async () => {
      await startPush(api);
      answered();
      await open(api, say("tell-done"));
    }),
    "tell-mail": () => (answered(), void attempt(() => open(api))),
    "tell-no": answered,
    "tell-open": () => void attempt(() => open(api)),
    "tell-push": () => void attempt(async () => {
      await startPush(api);
      await open(api, say("tell-done"));
    }),
    "tell-push-stop": () => void attempt(async () => {
      await stopPush();
      known = await api.tell("notices/push/stop", {});
      await open(api);
    }),
    "tell-write": () => void attempt(async () => {
      const address = /** @type {HTMLInputElement} */ (byId("tell-address")).value;
      await api.tell("notices/mail", { address });
      await open(api);
    }),
    "tell-write-stop": () => void attempt(async () => {
      await api.tell("notices/mail/stop", {});
      await open(api);
    }),
  };
}

/** @param {() => Promise<void>} deed */
async function attempt(deed) {
  try {
    await deed();
  } catch (error) {
    tell(error instanceof Refused || error instanceof Cannot ? error.message : say("failed"));
  }
}

/** @param {string} words */
function tell(words) {
  const place = dialog.open ? byId("tell-word") : document.getElementById("tell-card-word");
  if (place) place.textContent = words;
}

class Cannot extends Error {}

/**
 * @param {Api} api
 * @param {string} [words]
 */
async function open(api, words = "") {
  known = await api.ask("notices");
  if (known) morph(body, [device(known), letters(known)]);
  if (!dialog.open) dialog.showModal();
  tell(words);
}

/** Why this browser cannot be told; empty if it can. */
function whyNot() {
  if (!isSecureContext) return "tell-insecure";
  if (!("serviceWorker" in navigator) || !("PushManager" in window)) return "tell-cannot";
  return Notification.permission === "denied" ? "tell-denied" : "";
}

/** @param {Notices} notices */
function device({ push_key, pushed }) {
  const problem = push_key ? whyNot() : "tell-no-push";
  const on = pushed && !problem;
  const parts = [make("p", { class: "quiet small" }, say(problem || "tell-device-help"))];
  if (on) parts.push(choice("tell-push-stop", "tell-stop"));
  else if (!problem) parts.push(choice("tell-push", "tell-start", "strong"));
  return section("tell-device", on, parts);
}

/** @param {Notices} notices */
function letters({ by_mail, address, confirmed }) {
  if (!by_mail) return section("tell-mail", false, [make("p", { class: "quiet small" }, say("tell-no-mail"))]);
  if (address) {
    const words = say(confirmed ? "tell-mailed" : "tell-confirm", { address });
    return section("tell-mail", confirmed, [make("p", { class: "small" }, words), choice("tell-write-stop", "tell-forget")]);
  }
  const field = make("input", { id: "tell-address", type: "email", autocomplete: "email", maxlength: 254, "aria-label": say("tell-address"), placeholder: say("tell-address") });
  return section("tell-mail", false, [
    make("p", { class: "quiet small" }, say("tell-mail-help")),
    make("div", { class: "row" }, field, choice("tell-write", "tell-send")),
  ]);
}

/**
 * @param {string} title
 * @param {boolean} on
 * @param {HTMLElement[]} parts
 */
function section(title, on, parts) {
  const state = make("span", { class: `tell-state ${on ? "on" : ""}` }, say(on ? "tell-on" : "tell-off"));
  const sign = make("span", { class: "tell-icon" }, icon(title === "tell-mail" ? "letter" : "bell"));
  return make("section", { id: `${title}-way`, class: "tell-way" }, make("h3", {}, sign, say(title), state), ...parts);
}

/** @param {Api} api */
async function startPush(api) {
  known ??= /** @type {Notices} */ (await api.ask("notices"));
  const problem = known.push_key ? whyNot() : "tell-no-push";
  if (problem) throw new Cannot(say(problem));
  if ((await Notification.requestPermission()) !== "granted") throw new Cannot(say("tell-denied"));
  const { endpoint, keys } = (await subscribe(known.push_key)).toJSON();
  known = await api.tell("notices/push", { endpoint, p256dh: keys?.p256dh, auth: keys?.auth });
}

/** @param {string} key */
async function subscribe(key) {
  try {
    await navigator.serviceWorker.register("/sw.js");
    const worker = await navigator.serviceWorker.ready;
    return await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) });
  } catch {
    throw new Cannot(say("tell-failed"));
  }
}

async function stopPush() {
  const worker = await navigator.serviceWorker?.getRegistration("/");
  await (await worker?.pushManager.getSubscription())?.unsubscribe();
}

/** @param {string} words  in base64url */
function bytes(words) {
  return Uint8Array.from(atob(words.replace(/-/g, "+").replace(/_/g, "/")), (sign) => sign.charCodeAt(0));
}
