/**
 * The window around the pages: it keeps the workers while one goes from page to page, shows how far they are, and
 * says when there is a new version.
 */

/** @type {Record<string, Record<string, string>>} */
const texts = JSON.parse(document.getElementById("texts")?.textContent ?? "{}");
const root = document.documentElement;
const version = root.dataset.version ?? "";
const total = Number(root.dataset.bytes);
const frame = /** @type {HTMLIFrameElement} */ (document.getElementById("page"));
const bar = /** @type {HTMLElement} */ (document.getElementById("preparing"));
const home = new URL(".", location.href);

/** @param {string} key */
function say(key) {
  return texts[root.lang]?.[key] ?? key;
}

// Pages

function language() {
  const kept = localStorage.getItem("faubourg-language");
  const wished = [kept ?? "", ...navigator.languages.map((one) => one.slice(0, 2))];
  return wished.find((one) => one in texts) ?? "en";
}

function show() {
  const wanted = decodeURI(location.hash.slice(1));
  const known = /^(en|fr)\/[\w./-]+(\?[\w.=-]*)?(#.*)?$/.test(wanted) && !wanted.includes("..");
  const address = new URL(known ? wanted : `${language()}/index.html`, home).href;
  if (frame.contentWindow?.location.href !== address) frame.contentWindow?.location.replace(address);
}

// The address of the window says which page is in it, for a reload, a bookmark, and the way back.
frame.addEventListener("load", () => {
  const inside = frame.contentWindow;
  if (!inside || inside.location.href === "about:blank") return;
  history.replaceState(null, "", `#${inside.location.href.slice(home.href.length)}`);
  document.title = inside.document.title;
  root.lang = inside.document.documentElement.lang;
  if (said === "no-table") trouble("");
  frame.title = inside.document.title;
  tell();
});
addEventListener("hashchange", show);

// Python

let fetched = 0;
let state = "preparing";
const worker = new Worker(new URL(`./worker.js?v=${version}`, import.meta.url), { type: "module" });

/** @type {Map<number, (words: string) => void>} */
const waiting = new Map();
/** @type {Map<number, (words: string) => void>} */
const lines = new Map();
let numbers = 0;

worker.onmessage = (/** @type {MessageEvent} */ { data }) => {
  if (data.fetched) fetched += data.fetched;
  else if (data.ready) begin();
  else if (data.failed) fail(data.failed);
  else if (data.trouble !== undefined) keeping(data.trouble);
  else if (data.answer !== undefined) {
    waiting.get(data.answer)?.(data.words);
    waiting.delete(data.answer);
  } else lines.get(data.line)?.(data.words);
  if (state !== "ready") tell();
};
worker.onerror = (/** @type {ErrorEvent} */ { message }) => fail(message);

function begin() {
  state = "ready";
  root.dataset.ready = "";
  tell();
  void keepForFlight();
}

/** @param {string} why */
function fail(why) {
  console.error(why);
  state = "failed";
  tell();
}

function tell() {
  bar.hidden = state === "ready";
  const share = Math.min(0.95, total ? fetched / total : 0);
  const done = /** @type {HTMLProgressElement} */ (bar.querySelector("progress"));
  done.value = fetched ? share : 0.95; // from the cache: only Python has to wake up
  done.hidden = state === "failed";
  const words = /** @type {HTMLElement} */ (bar.querySelector("span"));
  words.textContent = say(state);
  done.setAttribute("aria-label", say(state));
}

let said = "";

/** @param {string} key  what is wrong with keeping tables; nothing, if all is well again */
function keeping(key) {
  if (key || said !== "no-table") trouble(key);
}

/** @param {string} key  what is wrong; nothing, once it is over */
function trouble(key) {
  said = key;
  const place = /** @type {HTMLElement} */ (document.getElementById("trouble"));
  const words = key && say(key);
  if (place.textContent !== words) place.textContent = words;
  place.hidden = !key;
}

/** @type {import("./types.js").Window} */
const desk = {
  trouble,
  ask(asked) {
    const number = (numbers += 1);
    worker.postMessage({ ask: asked, number });
    return new Promise((resolve) => waiting.set(number, resolve));
  },
  open(table, tongue, hear) {
    const line = (numbers += 1);
    lines.set(line, hear);
    worker.postMessage({ open: table, language: tongue, line });
    return {
      look: (words) => worker.postMessage({ look: words, line }),
      close: () => {
        lines.delete(line);
        worker.postMessage({ close: line });
      },
    };
  },
};
Object.assign(window, { faubourg: desk });

// Flight mode, and new versions

async function keepForFlight() {
  if (!("serviceWorker" in navigator)) return;
  let controlled = Boolean(navigator.serviceWorker.controller);
  // Whichever window has asked for it: pages of one version do not fit workers of another.
  navigator.serviceWorker.addEventListener("controllerchange", () => {
    if (controlled) location.reload();
    controlled = true;
  });
  const registration = await navigator.serviceWorker.register("sw.js", { updateViaCache: "none" }).catch(() => null);
  if (!registration) return;
  await navigator.serviceWorker.ready;
  root.dataset.kept = "";
  if (registration.waiting) offerNew(registration.waiting);
  registration.addEventListener("updatefound", () => {
    const coming = registration.installing;
    coming?.addEventListener("statechange", () => {
      if (coming.state === "installed" && navigator.serviceWorker.controller) offerNew(coming);
    });
  });
}

/** @param {ServiceWorker} coming */
function offerNew(coming) {
  const place = /** @type {HTMLElement} */ (document.getElementById("new-version"));
  const words = /** @type {HTMLElement} */ (place.querySelector("span"));
  const button = /** @type {HTMLElement} */ (place.querySelector("button"));
  words.textContent = say("new-version");
  button.textContent = say("new-version-take");
  button.onclick = () => coming.postMessage("take over");
  place.hidden = false;
}

root.lang = language();
tell();
show();

export {};
