/** The way to this window's own tables, for pages without a server: the same as ../wire.js. */

/** @typedef {import("./types.js").Window} Desk */

const root = new URL(document.documentElement.dataset.root ?? ".", location.href).href;
const language = document.documentElement.lang;

/** A page by itself has no workers: it goes into its window. */
function deskAround() {
  const around = /** @type {{faubourg?: Desk}} */ (/** @type {unknown} */ (window.parent));
  if (window.parent === window || !around.faubourg) {
    location.replace(`${root}index.html#${location.href.slice(root.length)}`);
    throw new Error("this page goes into its window");
  }
  return around.faubourg;
}

const desk = deskAround();

// Which table it is, is in the address: one page serves all tables of a game.
const table = new URLSearchParams(location.search).get("id") ?? "";
document.getElementById("table")?.setAttribute("data-table", table);
for (const link of document.querySelectorAll('a[href*="/TABLE"]')) {
  link.setAttribute("href", (link.getAttribute("href") ?? "").replace("/TABLE", `/${table}`));
}

/**
 * @param {string} path
 * @param {RequestInit} [how]
 */
export async function send(path, how = {}) {
  const address = new URL(path, "http://table");
  const asked = { method: how.method ?? "GET", path: address.pathname, query: [...address.searchParams], body: String(how.body ?? ""), language };
  const words = await desk.ask(JSON.stringify(asked));
  how.signal?.throwIfAborted();
  const { status, body, kind, name } = JSON.parse(words);
  return new Response(body, { status, headers: { "content-type": kind, "x-name": name } });
}

/** As a WebSocket, as far as the page uses one. */
class Line {
  /** @param {string} table */
  constructor(table) {
    this.readyState = WebSocket.OPEN;
    /** @type {(() => void) | null} */
    this.onopen = null;
    /** @type {((event: {data: string}) => void) | null} */
    this.onmessage = null;
    /** @type {((event: {code: number}) => void) | null} */
    this.onclose = null;
    this.open = desk.open(table, language, (words) => this.hear(words));
    addEventListener("pagehide", () => this.open.close());
    queueMicrotask(() => this.onopen?.());
  }

  /** @param {string} words  nothing, if there is no such table */
  hear(words) {
    if (words) this.onmessage?.({ data: words });
    else desk.trouble("no-table");
  }

  /** @param {string} words */
  send(words) {
    this.open.look(words);
  }
}

/** @param {string} table */
export function connect(table) {
  return new Line(table);
}

/**
 * Where a page of ours lies in the folder; what only Python can answer keeps its name.
 *
 * @param {string} path
 */
export function addressOf(path) {
  const { pathname, searchParams, hash } = new URL(path, "http://table");
  const [, what = "", key = ""] = pathname.split("/");
  const seats = searchParams.get("seats");
  /** @type {Record<string, string>} */
  const files = {
    "": "index.html",
    daily: "daily.html",
    learn: `learn/${key}.html`,
    new: `new/${key}${seats ? `-${seats}` : ""}.html`,
    rules: `rules/${key}.html${hash}`,
    table: `table/${key.split(".")[0]}.html?id=${key}`,
  };
  return files[what] === undefined ? path : `${root}${language}/${files[what]}`;
}

/** @param {string} path */
export function go(path) {
  location.href = addressOf(path);
}
