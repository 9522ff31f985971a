/** Requests to the server, with the token that proves they come from our own page. */

import { send } from "./wire.js";

/** @import { Refusal } from "./types.js" */

/** The server said no: with a reason in words, or because the page was behind. */
export class Refused extends Error {
  /**
   * @param {number} status
   * @param {Refusal | null} refusal
   */
  constructor(status, refusal) {
    super(refusal?.text ?? String(status));
    this.status = status;
    this.refusal = refusal;
  }
}

export class Api {
  /** @param {string} table */
  constructor(table) {
    this.base = `/api/tables/${encodeURIComponent(table)}/`;
    this.token = document.querySelector('meta[name="csrf"]')?.getAttribute("content") ?? "";
  }

  /**
   * @param {string} what
   * @param {[string, string | number][]} [query]
   * @param {AbortSignal} [signal]
   */
  async ask(what, query = [], signal) {
    const pairs = query.map(([name, value]) => [name, String(value)]);
    return answer(await send(`${this.base}${what}?${new URLSearchParams(pairs)}`, { signal }));
  }

  /** @param {string} what */
  async text(what) {
    const response = await send(this.base + what);
    if (!response.ok) throw new Refused(response.status, null);
    return response.text();
  }

  /**
   * @param {string} what
   * @param {object} body
   */
  async tell(what, body) {
    const headers = { "content-type": "application/json", "x-csrftoken": this.token };
    const text = JSON.stringify(body);
    return answer(await send(this.base + what, { method: "POST", headers, body: text }));
  }
}

/** @param {Response} response */
async function answer(response) {
  const body = await response.json().catch(() => null);
  if (response.ok) return body;
  const text = body?.text ?? body?.detail;
  const refusal = text ? { text, rule: body.rule ?? "", link: body.link ?? "" } : null;
  throw new Refused(response.status, refusal);
}
