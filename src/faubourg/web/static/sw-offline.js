/* Keeps the folder for flight mode, and answers from what it has kept. The line above this one says which version. */

const CACHE = `faubourg-${VERSION}`;
const CORE = ["pyodide/pyodide.asm.wasm.bin", "pyodide/pyodide.asm.mjs.bin", "pyodide/python_stdlib.zip.bin", "app.zip.bin"];
const here = new URL(".", self.location.href).href;

self.addEventListener("install", (event) => event.waitUntil(keep()));
self.addEventListener("activate", (event) => event.waitUntil(takeOver()));
self.addEventListener("message", (event) => event.data === "take over" && self.skipWaiting());
self.addEventListener("fetch", (event) => {
  if (event.request.method === "GET" && event.request.url.startsWith(here)) event.respondWith(answer(event.request));
});

async function keep() {
  const cache = await caches.open(CACHE);
  const missing = [];
  for (const name of CORE) if (!(await cache.match(here + name))) missing.push(new Request(here + name, { cache: "no-cache" })); // start.js has kept them
  await cache.addAll(missing);
  const packed = await fetch(`${here}pages.bin`, { cache: "no-cache" });
  if (!packed.ok) throw new Error(`pages.bin: ${packed.status}`);
  const plain = new Response(packed.body.pipeThrough(new DecompressionStream("gzip")));
  const known = new Map();
  for (const [name, kind, how, ...told] of await plain.json()) {
    const body = how === "base64" ? Uint8Array.from(atob(told[0]), (letter) => letter.charCodeAt(0))
      : how === "text" ? told[0] : joined(known.get(told[0]), told.slice(1));
    known.set(name, body);
    // A host may have this worker before the pages: then it comes again later.
    if (name === "index.html" && !body.includes(`data-version="${VERSION}"`)) throw new Error(`pages.bin is not of ${VERSION}`);
    await cache.put(here + name, new Response(body, { headers: { "content-type": kind } }));
  }
}

// As web/folder_pack.py has told what differs.
function joined(base, told) {
  if (told.length > 1) return base.slice(0, told[0]) + told[1] + base.slice(base.length - told[2]);
  const parts = base.split(">");
  for (const [number, part] of told[0]) parts[number] = part;
  return parts.join(">");
}

async function takeOver() {
  const old = (await caches.keys()).filter((name) => name.startsWith("faubourg-") && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

async function answer(request) {
  const cache = await caches.open(CACHE);
  const path = request.url.split(/[?#]/)[0];
  const kept = await cache.match(path.endsWith("/") ? `${path}index.html` : path);
  return kept ?? fetch(request);
}
