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
  for (const name of CORE) if (!(await cache.match(here + name))) missing.push(here + name); // start.js has kept them
  await cache.addAll(missing);
  const packed = await fetch(`${here}pages.bin`, { cache: "no-cache" });
  if (!packed.ok) throw new Error(`pages.bin: ${packed.status}`);
  const plain = new Response(packed.body.pipeThrough(new DecompressionStream("gzip")));
  for (const [name, [kind, text, is64]] of Object.entries(await plain.json())) {
    const body = is64 ? Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0)) : text;
    await cache.put(here + name, new Response(body, { headers: { "content-type": kind } }));
  }
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
