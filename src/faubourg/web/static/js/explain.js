/** Everything explains itself: where the pointer rests, at a long press, and at the key i. */

import { byId, make, say } from "./dom.js";
import { addressOf } from "./wire.js";

/** @import { Api } from "./api.js" */
/** @import { Line } from "./socket.js" */
/** @import { Explained, Situation } from "./types.js" */

const REST = 450; // milliseconds that a pointer or a finger stays before it asks
const SLACK = 8; // pixels a finger may tremble
const GAP = 8; // pixels between the card and what it is about
const THINGS = ["#sheet", "#panels", "#players"]
  .flatMap((place) => [`${place} [data-name]`, `${place} [data-about]`])
  .join(", ");
const TOLD = "#panels [data-about]"; // nothing can be done with it
const TOUCHABLE = "#sheet .open, #panels .open, #deal button";
const ASKING = `${THINGS}, #deal [data-do=touch], #choices-list [data-do=pick]`;
const card = make("div", {
  id: "explanation", class: "explanation card", role: "dialog", "aria-labelledby": "explained-title",
  "aria-live": "polite", tabindex: 0, hidden: true,
});
byId("main").append(card);

/** @param {Element | null} at */
function thingAt(at) {
  return at?.closest(ASKING) ?? null;
}

export class Explainer {
  /**
   * @param {Api} api
   * @param {Line} line
   */
  constructor(api, line) {
    this.api = api;
    this.line = line;
    /** @type {Situation | null} */
    this.situation = null;
    /** @type {Map<string, Promise<Explained | null>>} */
    this.told = new Map(); // in this situation
    /** @type {Element | null} */
    this.pointed = null; // under the pointer
    /** @type {Element | null} */
    this.about = null; // what the card is about
    /** @type {Element | null} */
    this.back = null; // what had the focus before the card
    this.place = ""; // where the pointer was last
    this.timer = 0;
    this.pressed = false; // a finger has asked: the click that ends it plays nothing
    /** @type {Map<Element, string>} */
    this.hushed = new Map(); // titles, which a browser would show beside the card
    this.listen();
  }

  listen() {
    document.addEventListener("pointerover", (event) => this.over(event));
    document.addEventListener("pointerdown", (event) => this.down(event));
    document.addEventListener("pointermove", (event) => this.move(event));
    for (const kind of /** @type {const} */ (["pointerup", "pointercancel"])) {
      document.addEventListener(kind, (event) => event.pointerType === "touch" && this.wait(null));
    }
    document.addEventListener("click", (event) => this.click(event), { capture: true });
    document.addEventListener("contextmenu", (event) => this.pressed && event.preventDefault());
    card.addEventListener("keydown", (event) => this.walk(event));
  }

  /** @param {Situation} situation */
  update(situation) {
    this.situation = situation;
    this.told.clear();
    if (!this.about) return;
    if (this.about.isConnected) void this.open(this.about);
    else this.close();
  }

  // By pointer and finger

  /**
   * What comes under a pointer that rests was not asked about.
   *
   * @param {PointerEvent} event
   */
  over(event) {
    const place = `${event.screenX} ${event.screenY}`;
    if (event.pointerType === "touch" || place === this.place) return;
    this.place = place;
    const at = /** @type {Element} */ (event.target);
    if (card.contains(at)) return this.stay();
    const thing = thingAt(at);
    if (thing === this.pointed) return;
    this.pointed = thing;
    if (thing !== this.about) this.wait(() => (thing ? void this.open(thing) : this.leave()));
    else this.wait(null);
  }

  /** @param {PointerEvent} event */
  down(event) {
    const at = /** @type {Element} */ (event.target);
    this.pressed = false;
    this.place = `${event.screenX} ${event.screenY}`;
    if (card.contains(at)) return;
    this.close();
    this.wait(null);
    const thing = event.pointerType === "touch" ? thingAt(at) : null;
    if (!thing || !event.isPrimary) return;
    this.start = { x: event.clientX, y: event.clientY };
    this.wait(() => this.press(thing));
  }

  /** @param {Element} thing */
  press(thing) {
    this.pressed = true;
    void this.open(thing);
  }

  /** @param {PointerEvent} event */
  move(event) {
    if (event.pointerType !== "touch") return this.over(event);
    if (!this.start || this.pressed) return;
    const far = Math.hypot(event.clientX - this.start.x, event.clientY - this.start.y);
    if (far > SLACK) this.wait(null);
  }

  /**
   * What cannot be chosen explains itself to whoever tries.
   *
   * @param {MouseEvent} event
   */
  click(event) {
    const thing = thingAt(/** @type {Element} */ (event.target));
    if (!this.pressed && thing?.matches(TOLD) && !thing.closest("[data-name]")) void this.open(thing);
    if (!this.pressed || card.contains(/** @type {Element} */ (event.target))) return;
    this.pressed = false;
    event.stopPropagation();
    event.preventDefault();
  }

  /** @param {(() => void) | null} then */
  wait(then) {
    clearTimeout(this.timer);
    if (then) this.timer = setTimeout(then, REST);
  }

  /** In the card the pointer is still at what the card is about: it leaves both together. */
  stay() {
    this.pointed = this.about;
    this.wait(null);
  }

  /** The pointer has gone; who reads by keyboard goes by keyboard. */
  leave() {
    if (!card.contains(document.activeElement)) this.close();
  }

  // By key

  /** What has the focus or lies under the pointer; else the first thing, and from there on. */
  ask() {
    if (!card.hidden && this.back) return void this.close();
    const focused = thingAt(document.activeElement);
    const pointed = this.pointed?.isConnected ? this.pointed : null;
    const thing = focused ?? pointed ?? this.things()[0];
    if (!thing) return;
    this.back = document.activeElement;
    void this.open(thing);
  }

  /** All that can be explained, each once. */
  things() {
    const found = new Map();
    for (const thing of document.querySelectorAll(THINGS)) {
      const name = this.nameOf(thing);
      if (!found.has(name)) found.set(name, thing);
    }
    return [...found.values()];
  }

  /** @param {KeyboardEvent} event */
  walk(event) {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (!step || !this.about) return;
    event.preventDefault();
    const things = this.things();
    const names = things.map((thing) => this.nameOf(thing));
    const next = names.indexOf(this.nameOf(this.about)) + step;
    const thing = things[(next + things.length) % things.length];
    thing.scrollIntoView({ block: "nearest" });
    void this.open(thing);
  }

  // The card

  /**
   * A choice in the list is about the piece that it begins with.
   *
   * @param {Element} thing
   */
  nameOf(thing) {
    const value = thing.getAttribute("data-value") ?? "";
    if (thing.getAttribute("data-do") !== "pick") {
      return thing.getAttribute("data-name") ?? thing.getAttribute("data-about") ?? value;
    }
    const { actions = [], ways = [] } = this.situation ?? {};
    return [...actions, ...ways].find(([index]) => index === Number(value))?.[1][0] ?? "";
  }

  /** @param {string} name */
  tell(name) {
    const { at, eyes } = this.line.look;
    const query = Object.entries({ name, seat: this.situation?.front ?? 0, at, eyes });
    const told = this.told.get(name) ?? this.api.ask("explain", given(query)).catch(() => null);
    this.told.set(name, told);
    return told;
  }

  /** @param {Element} thing */
  async open(thing) {
    this.about = thing;
    const told = await this.tell(this.nameOf(thing));
    if (this.about !== thing) return; // another one was asked about meanwhile
    if (!told) return void this.close();
    this.hush(thing);
    card.replaceChildren(...content(told, this.back !== null));
    card.hidden = false;
    for (const old of document.querySelectorAll(".explained")) old.classList.remove("explained");
    if (this.back) thing.classList.add("explained");
    place(thing);
    if (this.back) card.focus({ preventScroll: true });
  }

  /** @returns {boolean} whether there was something to close */
  close() {
    const was = !card.hidden;
    const inside = card.contains(document.activeElement);
    this.about = null;
    card.hidden = true;
    for (const old of document.querySelectorAll(".explained")) old.classList.remove("explained");
    this.hush(null);
    if (inside && this.back instanceof HTMLElement) this.back.focus({ preventScroll: true });
    this.back = null;
    return was;
  }

  /**
   * The titles of a thing are silent while the card says more.
   *
   * @param {Element | null} thing
   */
  hush(thing) {
    for (const [title, words] of this.hushed) if (!title.textContent) title.textContent = words;
    this.hushed.clear();
    for (const title of thing?.querySelectorAll("title") ?? []) {
      this.hushed.set(title, title.textContent ?? "");
      title.textContent = "";
    }
  }
}

/**
 * @param {[string, string | number | null][]} query
 * @returns {[string, string | number][]}
 */
function given(query) {
  return query.flatMap(([key, value]) => (value === null ? [] : [[key, value]]));
}

/**
 * @param {Explained} told
 * @param {boolean} byKey
 */
function content({ title, lines, rule, said, link }, byKey) {
  const way = make("a", { href: addressOf(link), target: "_blank", rel: "noopener" }, say("rule", { rule }));
  const found = [make("h2", { id: "explained-title" }, title)];
  if (lines.length) found.push(make("ul", {}, ...lines.map((line) => make("li", {}, line))));
  found.push(make("p", { class: "quiet small" }, said, " ", way));
  if (byKey) found.push(make("p", { class: "quiet small walk" }, say("explain-walk")));
  return found;
}

/**
 * Beside the thing, never over it; on a phone at the bottom, or on top if the thing is there.
 *
 * @param {Element} thing
 */
function place(thing) {
  const [box, { width, height }] = [seenWith(thing).getBoundingClientRect(), card.getBoundingClientRect()];
  const spot = matchMedia("(max-width: 40rem)").matches ? onPhone(box, height) : beside(box, width, height);
  card.style.left = `${spot.x}px`;
  card.style.top = `${spot.y}px`;
}

/**
 * What a piece would cover there is looked at, too.
 *
 * @param {Element} thing
 */
function seenWith(thing) {
  const shape = document.querySelector("#sheet .footprint:not(.maybe)");
  return (thing.matches("#sheet .open") && shape) || thing;
}

/**
 * @param {DOMRect} box
 * @param {number} height
 */
function onPhone(box, height) {
  const bar = byId("bar").getBoundingClientRect();
  const floor = bar.height && bar.top < innerHeight ? bar.top : innerHeight;
  const y = floor - GAP - height;
  const top = byId("prompt").getBoundingClientRect().bottom + GAP;
  return { x: GAP, y: box.bottom > y && box.top > top + height ? top : y };
}

/**
 * Where the card hides the fewest things that one may touch next.
 *
 * @param {DOMRect} box
 * @param {number} width
 * @param {number} height
 */
function beside(box, width, height) {
  const x = Math.max(GAP, Math.min(innerWidth - width - GAP, box.left + box.width / 2 - width / 2));
  const y = Math.max(GAP, Math.min(innerHeight - height - GAP, box.top + box.height / 2 - height / 2));
  const last = { x: Math.max(GAP, box.left - GAP - width), y };
  const spots = [{ x, y: box.bottom + GAP }, { x, y: box.top - GAP - height }, { x: box.right + GAP, y }, last]
    .map((spot) => new DOMRect(spot.x, spot.y, width, height))
    .filter((spot) => isWhole(spot) && !meet(box, spot));
  const hidden = spots.map(hiddenBy);
  return spots[hidden.indexOf(Math.min(...hidden))] ?? last;
}

/** @param {DOMRect} spot */
function isWhole(spot) {
  return spot.top > 0 && spot.bottom < innerHeight && spot.right < innerWidth;
}

/** @param {DOMRect} spot */
function hiddenBy(spot) {
  const boxes = [...document.querySelectorAll(TOUCHABLE)].map((thing) => thing.getBoundingClientRect());
  return boxes.filter((box) => meet(box, spot)).length;
}

/**
 * @param {DOMRect} one
 * @param {DOMRect} other
 */
function meet(one, other) {
  const across = one.left < other.right && other.left < one.right;
  return across && one.top < other.bottom && other.top < one.bottom;
}
