/**
 * The service worker of pushes, served at `/sw-push.js`. Self-contained: it shows what the server sends, opens the page
 * that a press on a notification asks for, and tells the server if the browser's push service changed the device's
 * address. It caches nothing and handles no requests.
 */

/** Milliseconds within which a page has to confirm that it navigates to the target of a press. */
const PATIENCE = 1_000;

const openPages = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true });

async function show(news) {
  const pages = await openPages();
  for (const page of pages) page.postMessage({ type: 'push', news });
  if (pages.some((page) => page.visibilityState === 'visible')) return;
  const { title, body, lang, tag, url, icon } = news;
  await self.registration.showNotification(title, { body, lang, tag, data: { url }, ...(icon === null ? {} : { icon }) });
}

/** True if the page confirms; a suspended or loading page does not. */
const goes = (page, url) =>
  new Promise((answered) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => answered(true);
    setTimeout(() => answered(false), PATIENCE);
    page.postMessage({ type: 'open', url }, [port2]);
  });

async function open(url) {
  const pages = await openPages();
  const page = pages.find(({ focused }) => focused) ?? pages.find(({ visibilityState }) => visibilityState === 'visible') ?? pages[0];
  if (page !== undefined) {
    await page.focus();
    if (await goes(page, url)) return;
  }
  await self.clients.openWindow(url);
}

async function renew({ oldSubscription, newSubscription }) {
  const old = oldSubscription ?? null;
  const subscription = newSubscription ?? (old === null ? null : await self.registration.pushManager.subscribe(old.options));
  // If both are missing, the page subscribes again at its next start.
  if (subscription === null) return;
  const { endpoint, keys } = subscription.toJSON();
  await fetch('/api/user.php?push=1', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
    body: JSON.stringify({ subscription: { endpoint, keys }, ...(old === null ? {} : { replaces: old.endpoint }) }),
  });
}

self.addEventListener('push', (event) => event.waitUntil(show(event.data.json())));
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.url));
});
self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(event)));
