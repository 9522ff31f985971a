/** What moves is seen to move: a new piece flies from where it was taken to where it stands. */

const FLIGHT = 320; // milliseconds
const MOST = 6; // more new pieces than this are a new scene, not a move
const DROP = 34; // pixels, when nobody saw where a piece came from
const QUIET = ".tag, .pill, .pole, .ghost";

const calm = matchMedia("(prefers-reduced-motion: reduce)");

/** @typedef {{pieces: Set<string>, places: Map<string, DOMRect>}} Memory */

/** @returns {Element[]} */
function pieces() {
  return [...document.querySelectorAll("#sheet [data-key], #panels [data-key]")];
}

/**
 * Keys repeat in different places: the path through all keyed things above tells them apart.
 *
 * @param {Element} element
 */
function pathOf(element) {
  const path = [];
  /** @type {Element | null} */
  let at = element;
  while (at) {
    path.push(at.getAttribute("data-key"));
    at = at.parentElement?.closest("[data-key]") ?? null;
  }
  return `${element.closest("#sheet, .panel")?.id} ${path.join(" ")}`;
}

/**
 * Where everything is before the next drawing; a ghost is not there yet.
 *
 * @returns {Memory}
 */
export function remember() {
  const solid = pieces().filter((element) => !element.matches(QUIET));
  /** @type {Memory} */
  const memory = { pieces: new Set(solid.map(pathOf)), places: new Map() };
  for (const element of document.querySelectorAll("#sheet [data-name], #panels [data-name]")) {
    const name = element.getAttribute("data-name") ?? "";
    if (!memory.places.has(name)) memory.places.set(name, element.getBoundingClientRect());
  }
  return memory;
}

/**
 * @param {Memory} memory
 * @param {string[]} names  what the action just played has touched, the source first
 */
export function animate(memory, names) {
  if (calm.matches) return;
  const fresh = pieces().filter((e) => !e.matches(QUIET) && !memory.pieces.has(pathOf(e)));
  const moved = fresh.filter((element) => !fresh.includes(parentPiece(element)));
  if (moved.length > MOST) return;
  for (const element of moved) fly(element, sourceOf(element, memory, names));
}

/** @param {Element} element */
function parentPiece(element) {
  return /** @type {Element} */ (element.parentElement?.closest("[data-key]"));
}

/**
 * @param {Element} element
 * @param {Memory} memory
 * @param {string[]} names
 */
function sourceOf(element, memory, names) {
  const own = element.closest("[data-name]")?.getAttribute("data-name");
  const source = names.find((name) => name !== own && memory.places.has(name));
  return source ? memory.places.get(source) : undefined;
}

/**
 * A copy above the page makes the way; the piece itself appears when it arrives.
 *
 * @param {Element} element
 * @param {DOMRect} [from]
 */
function fly(element, from) {
  const to = element.getBoundingClientRect();
  if (!to.width || !(element instanceof SVGGraphicsElement)) return;
  const flyer = copyOf(element, to);
  const start = from
    ? `translate(${middle(from).x - middle(to).x}px, ${middle(from).y - middle(to).y}px)`
    : `translateY(-${DROP}px)`;
  element.style.visibility = "hidden";
  const way = flyer.animate(
    [{ transform: start, opacity: from ? 1 : 0 }, { transform: "none", opacity: 1 }],
    { duration: FLIGHT, easing: "cubic-bezier(.3, .1, .2, 1)" },
  );
  way.onfinish = way.oncancel = () => {
    element.style.visibility = "";
    flyer.remove();
  };
}

/**
 * @param {SVGGraphicsElement} element
 * @param {DOMRect} place
 */
function copyOf(element, place) {
  const flyer = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const box = element.getBBox();
  flyer.setAttribute("class", "flyer");
  flyer.setAttribute("viewBox", `${box.x} ${box.y} ${box.width} ${box.height}`);
  flyer.setAttribute("aria-hidden", "true");
  flyer.append(inheriting(element));
  const { left, top, width, height } = place;
  Object.assign(flyer.style, {
    left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px`,
  });
  document.body.append(flyer);
  return flyer;
}

/**
 * A copy inside copies of the groups around it, for what it inherits from them; all without names.
 *
 * @param {Element} element
 */
function inheriting(element) {
  let copy = anonymous(/** @type {Element} */ (element.cloneNode(true)));
  let around = element.parentElement;
  while (around && !around.matches("svg")) {
    const shell = anonymous(/** @type {Element} */ (around.cloneNode(false)));
    shell.append(copy);
    copy = shell;
    around = around.parentElement;
  }
  return copy;
}

/** @param {Element} copy */
function anonymous(copy) {
  copy.removeAttribute("transform");
  for (const named of [copy, ...copy.querySelectorAll("[data-name], [data-key]")]) {
    named.removeAttribute("data-name");
    named.removeAttribute("data-key");
  }
  return copy;
}

/** @param {DOMRect} box */
function middle(box) {
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}
