/** The table page: wires the parts together. The server is the referee; no rule is known here. */

import { Api, Refused } from "./api.js";
import * as bar from "./bar.js";
import * as board from "./board.js";
import { showClock } from "./clock.js";
import { endNewcomer, goToNextTurn, isMine, showCompany } from "./company.js";
import { byId, make, morph, say, setText } from "./dom.js";
import { Explainer } from "./explain.js";
import { keepFocus } from "./focus.js";
import { showGoal } from "./goal.js";
import { closeHint, deepenHint, offerHint } from "./hint.js";
import { History } from "./history.js";
import { copy, showInvitations } from "./invite.js";
import * as keyboard from "./keyboard.js";
import { leads, leaveLesson, readOn, showLesson } from "./lesson.js";
import { choiceAt, closeChoices, listenToPointer, toggleChoices } from "./list.js";
import { showLog } from "./log.js";
import { showMarks, wordsOfMark } from "./marks.js";
import { giveLuck, giveUp, showLuck } from "./luck.js";
import { animate, remember } from "./motion.js";
import { showNews } from "./news.js";
import { noticeDeeds, showNotices } from "./notices.js";
import { showPlayers } from "./players.js";
import { otherBots, showResult } from "./result.js";
import { listenToChart, lookAt, offerReview, toggleReview } from "./review.js";
import * as seats from "./seats.js";
import { Selection } from "./selection.js";
import { fold, putGainsAway, showGainsAgain, showSince } from "./since.js";
import { Line } from "./socket.js";
import { expectOthers, sound } from "./sound.js";
import { showAids, showCover, showOverlays, showOwner, showPrompt, showTurnBack } from "./surroundings.js";
import * as talk from "./talk.js";
import { verdict } from "./verdict.js";
import { go } from "./wire.js";
import { fit, zoom } from "./zoom.js";

/** @import { Situation } from "./types.js" */

const root = byId("table");
const replay = root.hasAttribute("data-replay");
const api = new Api(root.dataset.table ?? "");
const line = new Line(root.dataset.table ?? "", {
  situation: (next) => keepFocus(() => receive(next)),
  state: (up) => (byId("offline").hidden = up),
});
if (replay) line.look.at = 0;
const history = new History(line);
const selection = new Selection(api, line);
const explainer = new Explainer(api, line);

/** @type {Situation | null} */
let current = null;
let scene = "";

/** @param {Situation} next */
function receive(next) {
  const before = current;
  current = next;
  if (next.yours && before && !before.yours && line.look.seat !== null) line.want({ seat: null });
  drawScene(next, before);
  if (!replay) showNews(next);
  selection.update(next);
  history.update(next);
  showAids(next);
  showClock(next);
  showPrompt(next, line.look, replay);
  showTurnBack(next, replay);
  showOverlays(next.overlays, line.look.overlay);
  offerHint(next, replay);
  showOwner(next);
  showCover(next);
  showPlayers(next);
  showLog(next);
  showMarks(next);
  if (before && before.at !== next.at) bar.showNote(wordsOfMark(next));
  showNotices(next);
  if (!replay) showSince(next, line.look, api);
  showInvitations(next);
  seats.showKnocks(next);
  showCompany(next, replay);
  expectOthers(next);
  talk.showTalk(next);
  showLuck(next);
  if (!replay) giveLuck(api, next).then(() => showLuck(next), unlessCut);
  showResult(next, replay);
  offerReview(next, replay, api);
  showGoal(next);
  explainer.update(next);
  showLesson(next);
  morph(byId("chips"), next.chips.map((chip) => make("span", { class: "chip", title: chip }, chip)));
  setText(byId("text"), next.text);
  const moved = before !== null && hasMoved(next, before);
  if ((moved || before === null) && next.yours) board.bringIntoView(moved || !board.isSeen(), leads());
  if (before && next.now && next.result && !before.result) byId("prompt").scrollIntoView({ block: "start" });
  if (before && next.yours && !before.yours) sound("turn");
  else if (moved) sound(next.result ? "over" : "place");
}

/**
 * What a cut line has swallowed is asked for again with the next news.
 *
 * @param {unknown} error
 */
function unlessCut(error) {
  if (error instanceof Refused) throw error;
}

/**
 * Whether something happened; what one may not know of is not counted, but may pass the turn.
 *
 * @param {Situation} next
 * @param {Situation} before
 */
function hasMoved(next, before) {
  if (next.number > before.number) return true;
  const passed = next.yours !== before.yours || !next.result !== !before.result;
  return next.now && before.now && passed;
}

/**
 * @param {Situation} next
 * @param {Situation | null} before
 */
function drawScene(next, before) {
  const { turn, overlay } = line.look;
  const seen = [next.front, turn, overlay].join();
  const near = before !== null && Math.abs(next.at - before.at) <= 12;
  const memory = scene === seen && near ? remember() : null;
  scene = seen;
  board.draw(next.board, next.panels);
  if (memory && before?.at !== next.at) animate(memory, selection.played?.names ?? []);
}

function turn() {
  line.want({ turn: (line.look.turn + 1) % 4 });
}

/** @param {string} key */
function toggleOverlay(key) {
  line.want({ overlay: line.look.overlay === key ? "" : key });
}

function nextOverlay() {
  const keys = ["", ...(current?.overlays ?? []).map((overlay) => overlay.key)];
  line.want({ overlay: keys[(keys.indexOf(line.look.overlay) + 1) % keys.length] ?? "" });
}

function comeBack() {
  history.stop();
  line.want({ seat: null, at: null });
}

/** @param {number} seat */
function front(seat) {
  const own = current?.players[seat]?.mine && current.players.filter((p) => p.mine).length === 1;
  line.want({ seat: own ? null : seat });
  if (root.getBoundingClientRect().top < 0) root.scrollIntoView({ block: "start" });
}

/** @param {string} value  the step, and whose board it was on */
function showMoment(value) {
  const [at, seat] = value.split(" ");
  if (seat && board.owner() !== null) front(Number(seat));
  history.stop();
  history.go(Number(at));
}

/** @param {"undo" | "redo"} what */
function turnBack(what) {
  if (!current || replay) return;
  const reason = current[what];
  const seat = what === "undo" ? current.turn_back : current.redo_seat;
  if (reason !== null || seat === null) return selection.refuse(reason ?? "");
  selection.give(what, seat);
}

/** @param {string} aid */
function beHelped(aid) {
  if (current?.seat != null && !replay) selection.give("aid", current.seat, { aid });
}

function askHint() {
  if (!current || replay) return;
  if (current.hint) void tryTo(deepenHint(api, current));
  else selection.refuse(say(current.seat === null ? "hint-nothing" : "hint-forbidden"));
}

/** @param {Promise<void>} deed */
async function tryTo(deed) {
  try {
    await deed;
  } catch (error) {
    selection.refuse(error instanceof Refused ? error.message : say("failed"));
  }
}

async function rematch() {
  const { table } = await api.tell("rematch", { bots: otherBots() });
  go(`/table/${table}`);
}

async function verify() {
  if (!current) return;
  try {
    setText(byId("verdict"), await verdict(api, current));
  } catch {
    setText(byId("verdict"), say("failed"));
  }
  byId("verdict").scrollIntoView({ block: "nearest" });
}

/** First of what is begun, then of the list. */
function letGo() {
  if (!selection.isBegun) closeChoices();
  selection.clear();
}

function focusOnPlay() {
  const play = document.querySelector("#deal [data-do=play]");
  if (document.activeElement !== document.body && play instanceof HTMLElement) play.focus();
}

/** @param {number} at */
function goToMark(at) {
  history.go(at);
  byId("board").scrollIntoView({ block: "nearest" });
}

const help = /** @type {HTMLDialogElement} */ (byId("help"));

/**
 * The second half of a double click must not play what nobody has looked at yet.
 *
 * @type {Record<string, (value: string, button: HTMLElement, again: boolean) => void>}
 */
const deeds = {
  play: (_value, _button, again) => (again ? undefined : selection.confirm()),
  clear: () => selection.clear(),
  undo: () => turnBack("undo"),
  forget: () => selection.forget(),
  touch: (name, _button, again) => selection.touch(name, again),
  pick: (index, _button, again) => selection.pick(Number(index), again),
  front: (seat) => front(Number(seat)),
  at: (at) => history.go(Number(at)),
  mark: (at) => goToMark(Number(at)),
  whole: (_value, part) => void part.closest(".deal, .goal")?.classList.toggle("whole"),
  moment: (value) => showMoment(value),
  "since-fold": () => fold(),
  "gains-away": () => putGainsAway(),
  "gains-again": () => showGainsAgain(),
  overlay: (key) => toggleOverlay(key),
  aid: (key) => beHelped(key),
  hint: () => askHint(),
  "hint-close": () => void closeHint(),
  uncover: (seat) => line.want({ eyes: Number(seat), seat: null }),
  copy: (address, button) => void copy(button, address),
  seat: (value) => void tryTo(seats.command(api, value)),
  admit: (value) => void tryTo(seats.admit(api, value)),
  "device-link": () => void tryTo(seats.deviceLink(api)),
  "device-end": (device) => void seats.endDevice(api, device),
  "newcomer-mine": (device) => isMine(device),
  "newcomer-end": (value) => void tryTo(endNewcomer(api, value)),
  leave: () => void seats.changeSeat(api, "leave"),
  say: (phrase) => void tryTo(talk.tell(api, phrase)),
  mute: () => talk.toggleMute(),
  "luck-lost": (value) => void tryTo(giveUp(api, value)),
  "luck-again": () => void tryTo(api.tell("luck/again", {})),
  "lesson-next": () => readOn(),
  "lesson-leave": () => void tryTo(leaveLesson(api)),
  rematch: () => void tryTo(rematch()),
  verify: () => void verify(),
  "review-show": (value) => lookAt(value, (at, seat) => showMoment(`${at} ${seat}`)),
  ...noticeDeeds(api),
};

document.addEventListener("click", (event) => {
  const target = /** @type {Element} */ (event.target);
  const button = target.closest("[data-do]");
  if (!(button instanceof HTMLElement)) return;
  keepFocus(() => deeds[button.dataset.do ?? ""]?.(button.dataset.value ?? "", button, event.detail > 1));
});
board.listen((name, words, again) => selection.point(name, words, again));
board.listenToPointer((name) => selection.lookAt(name));
bar.listenToPointer((name) => selection.lookAt(name));
listenToChart((at) => goToMark(at));
listenToPointer((index) => selection.lookAtLine(index));
byId("seat-name").addEventListener("submit", (event) => {
  event.preventDefault();
  void seats.changeSeat(api, "name");
});
byId("turn").addEventListener("click", turn);
byId("come-back").addEventListener("click", comeBack);
byId("undo").addEventListener("click", () => turnBack("undo"));
byId("redo").addEventListener("click", () => turnBack("redo"));
byId("review-open").addEventListener("click", () => void tryTo(toggleReview(api)));
byId("hint").addEventListener("click", askHint);
byId("help-open").addEventListener("click", () => help.showModal());

keyboard.listen(
  {
    Enter: () => selection.confirm(),
    Escape: () => explainer.close() || closeHint() || letGo(),
    "/": toggleChoices,
    h: askHint,
    i: () => explainer.ask(),
    u: () => turnBack("undo"),
    r: () => turnBack("redo"),
    t: turn,
    o: nextOverlay,
    m: comeBack,
    n: goToNextTurn,
    ArrowLeft: () => history.step(-1),
    ArrowRight: () => history.step(1),
    Home: () => history.go(0),
    End: () => history.go(Infinity),
    "+": () => zoom(1.5),
    "-": () => zoom(1 / 1.5),
    "0": fit,
    "?": () => help.showModal(),
  },
  (number) => {
    const action = choiceAt(number - 1);
    if (action) selection.pick(action.index);
    focusOnPlay(); // or Enter would be for what has the focus now
  },
);
