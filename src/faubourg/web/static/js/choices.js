/** How touches become an action: pure logic, no page. */

/** @import { Action } from "./types.js" */

export const TURN = "turn"; // a kind of name

/**
 * @typedef {object} Narrowed
 * @property {Action[]} left  the actions that touch all that was touched
 * @property {string[]} chosen  what was touched, and what leaves no choice
 * @property {Set<string>} open  what may be touched next
 * @property {Action | null} ready  the one that is meant, if it is clear
 */

/**
 * @param {Action[]} actions
 * @param {string[]} touched
 */
export function remaining(actions, touched) {
  return actions.filter((action) => touched.every((name) => action.names.includes(name)));
}

/**
 * Names that all actions begin with: there is nothing to choose there.
 *
 * @param {Action[]} actions
 */
export function implied(actions) {
  const first = actions[0]?.names ?? [];
  const differs = first.findIndex((name) => !actions.every((a) => a.names.includes(name)));
  return differs < 0 ? first : first.slice(0, differs);
}

/**
 * @param {Action[]} actions
 * @param {string[]} touched
 * @returns {Narrowed}
 */
export function narrow(actions, touched) {
  const left = remaining(actions, touched);
  const named = [...new Set([...implied(left), ...touched])];
  const unturned = touched.length ? firstWay(left, named) : null;
  const chosen = unturned ? unturned.names : named;
  const open = new Set(left.flatMap((action) => action.names));
  for (const name of chosen) open.delete(name);
  return { left, chosen, open, ready: meant(left, chosen) };
}

/**
 * The only action left, or the one that is complete while others would go on.
 *
 * @param {Action[]} left
 * @param {string[]} chosen
 */
function meant(left, chosen) {
  if (left.length === 1) return left[0] ?? null;
  const complete = left.filter((action) => action.names.every((name) => chosen.includes(name)));
  return chosen.length && complete.length === 1 ? (complete[0] ?? null) : null;
}

/**
 * Who has not said how a piece is turned means the first way there is.
 *
 * @param {Action[]} left
 * @param {string[]} named
 */
function firstWay(left, named) {
  const ways = left.every((action) => action.names.length > thingsOf(action).length);
  const laid = left.every((action) => thingsOf(action).every((name) => named.includes(name)));
  return ways && laid ? (left[0] ?? null) : null;
}

/**
 * All that is touched for an action but the way a piece is turned.
 *
 * @param {Action} action
 */
export function thingsOf(action) {
  return action.names.filter((name) => kind(name) !== TURN);
}

/**
 * Whether all that comes before a name is chosen: how many is asked only after what and where.
 *
 * @param {Narrowed} narrowed
 * @param {string} name
 */
export function isDue({ left, chosen }, name) {
  const before = left.filter(({ names }) => names.includes(name)).map(({ names }) => names.slice(0, names.indexOf(name)));
  return before.some((names) => names.every((other) => chosen.includes(other)));
}

/**
 * What is touched after one more touch, or which names together lead nowhere. A piece that does not fit
 * where it is, turned like that, is turned all the same: its place is chosen anew.
 *
 * @param {Action[]} actions
 * @param {string[]} touched
 * @param {string} name
 * @returns {{touched: string[], refused: string[] | null}}
 */
export function touch(actions, touched, name) {
  const others = touched.filter((other) => kind(other) !== kind(name));
  const earlier = others.filter((other) => place(actions, other) < place(actions, name));
  const turned = kind(name) === TURN ? others.map((_, n) => others.slice(0, -1 - n)) : [];
  for (const kept of [touched, others, earlier, ...turned]) {
    const now = [...kept, name];
    if (remaining(actions, now).length) return { touched: now, refused: null };
  }
  const { chosen } = narrow(actions, others);
  return { touched, refused: [...chosen.filter((other) => kind(other) !== kind(name)), name] };
}

/**
 * The place of a name among the touches of an action: a cube is taken before it is put.
 *
 * @param {Action[]} actions
 * @param {string} name
 */
function place(actions, name) {
  const places = actions.map((action) => action.names.indexOf(name)).filter((at) => at >= 0);
  return Math.min(...places);
}

/** @param {string} name */
export function kind(name) {
  return name.split(":")[0];
}
