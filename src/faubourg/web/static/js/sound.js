/** Tiny synthesized ticks: in games with other people, unless one wants none; else if asked for. */

import { byId } from "./dom.js";

/** @import { Situation } from "./types.js" */

const button = byId("sound");
let on = localStorage.getItem("faubourg-sound") === "on";
/** @type {AudioContext | null} */
let audio = null;

/** @type {Record<string, [number, number, OscillatorType][]>} pitch in hertz, start in seconds */
const TUNES = {
  touch: [[620, 0, "triangle"]],
  place: [[190, 0, "triangle"], [140, 0.04, "triangle"]],
  turn: [[523, 0, "sine"], [784, 0.12, "sine"]],
  refuse: [[160, 0, "square"]],
  over: [[523, 0, "sine"], [659, 0.12, "sine"], [784, 0.24, "sine"], [1047, 0.36, "sine"]],
};

/** @param {keyof typeof TUNES} what */
export function sound(what) {
  if (!on || !navigator.userActivation?.hasBeenActive) return; // browsers let no page begin by itself
  audio ??= new AudioContext();
  for (const [pitch, start, shape] of TUNES[what] ?? []) note(audio, pitch, start, shape);
}

/**
 * @param {AudioContext} context
 * @param {number} pitch
 * @param {number} start
 * @param {OscillatorType} shape
 */
function note(context, pitch, start, shape) {
  const begin = context.currentTime + start;
  const [source, volume] = [context.createOscillator(), context.createGain()];
  source.type = shape;
  source.frequency.value = pitch;
  volume.gain.setValueAtTime(shape === "square" ? 0.03 : 0.12, begin);
  volume.gain.exponentialRampToValueAtTime(0.001, begin + 0.16);
  source.connect(volume).connect(context.destination);
  source.start(begin);
  source.stop(begin + 0.18);
}

/**
 * Whoever has not chosen hears of the others, if there are any.
 *
 * @param {Situation} situation
 */
export function expectOthers({ players }) {
  if (localStorage.getItem("faubourg-sound") !== null) return;
  const others = players.some(({ mine, bot, stand_in }) => !mine && (!bot || stand_in));
  on = others && players.some(({ mine }) => mine);
  show();
}

function show() {
  button.setAttribute("aria-pressed", String(on));
}

button.addEventListener("click", () => {
  on = !on;
  localStorage.setItem("faubourg-sound", on ? "on" : "off");
  show();
  sound("touch");
});
show();
