/** Seats and devices: who asks to come in, where one's own seat is open, who stands in. */

import { Refused } from "./api.js";
import { isMine } from "./company.js";
import { byId, make, morph, say, setText } from "./dom.js";

/** @import { Api } from "./api.js" */
/** @import { Player, Situation } from "./types.js" */

/** @typedef {{device: string, label: string, since: string, here: boolean}} Device */

const dialog = /** @type {HTMLDialogElement} */ (byId("devices"));
const list = byId("devices-list");
const place = byId("devices-link");
const refusal = byId("devices-refusal");
const field = /** @type {HTMLInputElement} */ (byId("seat-name-field"));
let open = -1; // the seat whose devices are shown
/** @type {Player[]} */
let players = [];

/** @param {Situation} situation */
export function showKnocks({ knocks, players: now }) {
  players = now;
  morph(byId("knocks"), knocks.map(({ seat, device, text }) =>
    make("section", { id: `knock-${device}`, class: "card invitation asking", role: "alert" },
      make("p", {}, text),
      make("div", { class: "row" },
        make("button", { class: "button strong", "data-do": "admit", "data-value": `${seat} ${device} yes` }, say("knock-yes")),
        make("button", { class: "button", "data-do": "admit", "data-value": `${seat} ${device} no` }, say("knock-no"))))));
}

/**
 * @param {Api} api
 * @param {string} value
 */
export async function admit(api, value) {
  const [seat, device = "", answer] = value.split(" ");
  if (answer === "yes") isMine(device);
  await api.tell(`seats/${seat}/admit`, { device, yes: answer === "yes" }).catch(quiet);
}

/**
 * What the buttons beside a player do.
 *
 * @param {Api} api
 * @param {string} value
 */
export async function command(api, value) {
  const [seat, word] = value.split(" ");
  if (word === "devices") return showDevices(api, Number(seat));
  if (word === "phone") return showPhone(api, Number(seat));
  if (word === "invite") return showLink(await api.tell(`seats/${seat}/invite`, {}), "guest-link-help");
  await api.tell(`seats/${seat}/${word}`, {});
}

/**
 * What the dialog is for: all about one's seat, or only a link.
 *
 * @param {"devices" | "phone"} what
 * @param {boolean} whole
 */
function begin(what, whole) {
  setText(byId("devices-title"), say(`${what}-title`));
  refusal.hidden = true;
  for (const id of ["seat-name", "seat-carry", "devices-help"]) byId(id).hidden = !whole;
  byId("seat-leave").hidden = !whole || !players[open]?.may.includes("leave");
  if (!whole) morph(list, []);
}

/**
 * @param {Api} api
 * @param {number} seat
 */
async function showPhone(api, seat) {
  open = seat;
  const made = await api.tell(`seats/${seat}/devices`, {});
  begin("phone", false);
  showLink(made, "device-link-help");
}

/**
 * @param {Api} api
 * @param {number} seat
 */
async function showDevices(api, seat) {
  open = seat;
  /** @type {Device[]} */
  const devices = await api.ask(`seats/${seat}/devices`);
  const add = make("button", { class: "button", "data-do": "device-link" }, say("device-add"));
  begin("devices", true);
  if (!dialog.open) field.value = players[seat]?.name ?? "";
  morph(list, devices.map((device) => row(device, devices.length > 1)));
  morph(place, [add]);
  if (!dialog.open) dialog.showModal();
}

/**
 * @param {Device} device
 * @param {boolean} several
 */
function row({ device, label, since, here }, several) {
  const when = since ? new Date(since).toLocaleString(document.documentElement.lang, { dateStyle: "medium", timeStyle: "short" }) : "";
  const facts = [when && say("device-since", { when }), here && say("device-here")].filter(Boolean).join(" · ");
  const end = make("button", { class: "button small", "data-do": "device-end", "data-value": device }, say(several ? "device-end" : "device-leave"));
  const words = make("span", {}, make("strong", {}, label || say("device-unknown")), ` ${facts}`);
  return make("li", { id: `device-${device}` }, words, end);
}

/** @param {Api} api */
export async function deviceLink(api) {
  showLink(await api.tell(`seats/${open}/devices`, {}), "device-link-help");
}

/**
 * @param {Api} api
 * @param {string} device
 */
export async function endDevice(api, device) {
  try {
    /** @type {{link: string, qr: string}} */
    const back = await api.tell(`seats/${open}/end`, { device });
    if (back.link) showLink(back, "way-back-help");
    else await showDevices(api, open);
  } catch (error) {
    refuse(error);
  }
}

/** @param {unknown} error */
function refuse(error) {
  refusal.hidden = false;
  refusal.textContent = error instanceof Refused ? error.message : say("failed");
}

/**
 * Something about one's own seat, after which the dialog is not needed any more.
 *
 * @param {Api} api
 * @param {"name" | "leave"} what
 */
export async function changeSeat(api, what) {
  try {
    await api.tell(`seats/${open}/${what}`, what === "name" ? { name: field.value } : {});
    dialog.close();
  } catch (error) {
    refuse(error);
  }
}

/**
 * @param {{link: string, qr: string}} made
 * @param {string} words
 */
function showLink({ link, qr }, words) {
  const address = new URL(link, location.href).href;
  const picture = make("div", { class: "qr", role: "img", "aria-label": say("qr-show") });
  picture.innerHTML = qr;
  morph(place, [
    make("p", { class: "small" }, say(words)),
    make("div", { class: "row" },
      make("input", { type: "text", readonly: true, value: address, "aria-label": say(words) }),
      make("button", { class: "button", "data-do": "copy", "data-value": address }, say("copy"))),
    picture,
  ]);
  if (words !== "device-link-help") begin("devices", false);
  if (!dialog.open) dialog.showModal();
}

/** @param {unknown} error */
function quiet(error) {
  if (!(error instanceof Refused)) throw error; // somebody has answered already
}
