/** What moves is seen to move: a new piece flies from where it was taken to where it stands. */

const FLIGHT = 320; // milliseconds
const MOST = 6; // more new pieces than this are a new scene, not a move
const DROP = 34; // pixels, when nobody saw where a piece came from
const STILL = ".tag, .ghost"; // a label, or not there yet: neither moves

const calm = matchMedia("(prefers-reduced-motion: reduce)");

/** @typedef {{pieces: Set<string>, drawings: Set<string>, places: Map<string, DOMRect>}} Memory */

/** @returns {Element[]} */
function pieces() {
  const keyed = [...document.querySelectorAll("#sheet [data-key], #panels [data-key]")];
  return keyed.filter((element) => !element.matches(STILL));
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
  return `${drawingOf(element)} ${path.join(" ")}`;
}

/** @param {Element} element */
function drawingOf(element) {
  return element.closest("#sheet, .panel")?.id ?? "";
}

/**
 * Where everything is before the next drawing.
 *
 * @returns {Memory}
 */
export function remember() {
  /** @type {Memory} */
  const memory = { pieces: new Set(pieces().map(pathOf)), drawings: new Set(), places: new Map() };
  for (const drawing of document.querySelectorAll("#sheet, .panel")) memory.drawings.add(drawing.id);
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
  // What comes with a panel of its own was laid out, not moved.
  const there = pieces().filter((element) => memory.drawings.has(drawingOf(element)));
  const fresh = there.filter((element) => !memory.pieces.has(pathOf(element)));
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
 * A copy above the page makes the way; the piece itself appears when it arrives, with all that is
 * written on it. Hiding is an animation too: however it ends, nothing stays hidden. What is on its
 * way can be touched already.
 *
 * @param {Element} element
 * @param {DOMRect} [from]
 */
function fly(element, from) {
  const to = element.getBoundingClientRect();
  if (!to.width || !(element instanceof SVGGraphicsElement) || !isSeen(element, to)) return;
  const whole = [element, ...upon(element)];
  const flyer = copyOf(element, whole, to);
  const start = from
    ? `translate(${middle(from).x - middle(to).x}px, ${middle(from).y - middle(to).y}px)`
    : `translateY(-${DROP}px)`;
  const way = flyer.animate(
    [{ transform: start, opacity: from ? 1 : 0 }, { transform: "none", opacity: 1 }],
    { duration: FLIGHT, easing: "cubic-bezier(.3, .1, .2, 1)" },
  );
  for (const part of whole) part.animate({ opacity: [0, 0] }, FLIGHT);
  way.onfinish = way.oncancel = () => flyer.remove();
}

/**
 * What is drawn after a piece, in the same place and no piece itself, lies upon it: its letter.
 *
 * @param {Element} element
 */
function upon(element) {
  const found = [];
  for (let next = element.nextElementSibling; next; next = next.nextElementSibling) {
    if (!next.hasAttribute("data-key") && !next.querySelector("[data-key]")) found.push(next);
  }
  return found;
}

/**
 * Whether it lies in the part of the board that one looks at.
 *
 * @param {Element} element
 * @param {DOMRect} box
 */
function isSeen(element, box) {
  const frame = element.closest(".board")?.getBoundingClientRect();
  if (!frame) return true;
  const { x, y } = middle(box);
  return x > frame.left && x < frame.right && y > frame.top && y < frame.bottom;
}

/**
 * @param {SVGGraphicsElement} element
 * @param {Element[]} whole  with what lies upon it
 * @param {DOMRect} place
 */
function copyOf(element, whole, place) {
  const flyer = /** @type {SVGSVGElement} */ (element.ownerSVGElement?.cloneNode(false));
  const box = element.getBBox();
  flyer.setAttribute("class", "flyer");
  flyer.setAttribute("viewBox", `${box.x} ${box.y} ${box.width} ${box.height}`);
  flyer.setAttribute("aria-hidden", "true");
  // Who has a place of its own on the paper would leave what lies upon it behind.
  const copied = element.hasAttribute("transform") ? [element] : whole;
  flyer.append(inheriting(element, copied.filter((part) => !part.matches(".lit"))));
  const { left, top, width, height } = place;
  Object.assign(flyer.style, {
    left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px`,
  });
  document.body.append(flyer);
  return flyer;
}

/**
 * Copies inside copies of the groups around them, for what they inherit; all without names.
 *
 * @param {Element} element
 * @param {Element[]} parts  the element, and what goes with it
 */
function inheriting(element, parts) {
  const inside = document.createDocumentFragment();
  inside.append(...parts.map((part) => anonymous(part.cloneNode(true), part === element)));
  for (let around = element.parentElement; around && !around.matches("svg"); around = around.parentElement) {
    const shell = anonymous(around.cloneNode(false), true);
    shell.append(...inside.childNodes);
    inside.append(shell);
  }
  return inside;
}

/**
 * @param {Node} copy
 * @param {boolean} placed  its place on the paper is the flyer's now
 */
function anonymous(copy, placed) {
  const whole = /** @type {Element} */ (copy);
  if (placed) whole.removeAttribute("transform");
  for (const named of [whole, ...whole.querySelectorAll("[data-name], [data-key]")]) {
    named.removeAttribute("data-name");
    named.removeAttribute("data-key");
  }
  return whole;
}

/** @param {DOMRect} box */
function middle(box) {
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}
