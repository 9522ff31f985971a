#!/usr/bin/env node
// A bot from outside in JavaScript: it takes any of its choices, by index.
//
// faubourg play town_center --bots exec:examples/outside/bot.mjs
import { createInterface } from "node:readline";

for await (const line of createInterface({ input: process.stdin })) {
  const { legal, seed } = JSON.parse(line);
  const [index, notation] = legal[seed % legal.length];
  console.error(`of ${legal.length} choices: ${notation}`); // whatever is no answer goes there
  console.log(JSON.stringify({ action: index }));
}
