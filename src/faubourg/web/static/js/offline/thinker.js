/** Where what takes long is thought out: a task comes in, an answer goes out, and no page waits meanwhile. */

import { startPython } from "./start.js";

const python = startPython().then((pyodide) => pyodide.pyimport("faubourg.offline.worker"));

self.onmessage = async ({ data: { what, task } }) => self.postMessage((await python)[what](task));
