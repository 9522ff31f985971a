/** Whether the luck of a finished game was honest, in words: found out on this device. */

import { say } from "./dom.js";
import { kept } from "./luck.js";
import { Wrong, checkDraws, compare, readRecord } from "./verify.js";

/** @import { Api } from "./api.js" */
/** @import { Situation } from "./types.js" */

/**
 * @param {Api} api
 * @param {Situation} situation
 */
export async function verdict(api, { table, luck, players }) {
  const record = await api.text("record");
  try {
    const lines = readRecord(record);
    const draws = checkDraws(lines);
    const mine = players.filter((player) => player.mine && !player.stand_in).map((player) => player.seat);
    const compared = compare(lines, kept(table), mine);
    const words = [say("check-honest"), say("check-seals", { lines: lines.length }), say("check-draws", { draws })];
    if (mine.length) words.push(say(compared ? "check-kept" : "check-not-kept"));
    return [...words, luck.text].join(" ");
  } catch (error) {
    if (!(error instanceof Wrong)) throw error;
    const problem = say(`check-wrong-${error.what}`);
    return `${say("check-failed")} ${say("check-wrong", { line: error.line, problem })}`;
  }
}
