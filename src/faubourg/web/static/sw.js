// Shows what the server pushes while no page is open, and leads to the table. It keeps nothing.

self.addEventListener("push", (event) => {
  const { title, body, url, tag } = event.data?.json() ?? {};
  if (!title) return;
  const icon = "/static/favicon.svg";
  event.waitUntil(self.registration.showNotification(title, { body, tag, icon, data: url }));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(show(String(event.notification.data ?? "/")));
});

// A page that is there already comes to the front.
async function show(url) {
  const address = new URL(url, self.location.origin).href;
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const open = pages.find((page) => page.url.split(/[?#]/)[0] === address);
  return open ? open.focus() : self.clients.openWindow(address);
}
