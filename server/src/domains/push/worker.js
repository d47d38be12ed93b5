/**
 * The service worker of pushes, served at `/sw-push.js`. Self-contained: it shows what the server sends, opens the page
 * that a press on a notification asks for, and tells the server if the browser's push service changed the device's
 * address. It reports its own errors. It caches nothing and handles no requests.
 */

/** Milliseconds within which a page has to confirm that it navigates to the target of a press. */
const PATIENCE = 1_000;
/** Most places of an error that are reported. */
const FRAMES = 10;
/** Classes of errors that the server tells apart. */
const NAMES = ['Error', 'TypeError', 'RangeError', 'ReferenceError', 'SyntaxError', 'AbortError', 'InvalidStateError', 'NotAllowedError'];

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

/** Tells the server where this worker threw: the class of the error and places in this file, nothing else. */
async function tell(cause) {
  const frames = [...String(cause?.stack).matchAll(/\/(sw-push\.js):(\d+):(\d+)/g)]
    .slice(0, FRAMES)
    .map(([, file, line, column]) => ({ part: 'shell', version: null, file, line: Number(line), column: Number(column) }));
  if (frames.length === 0) return;
  const name = NAMES.find((known) => known === cause.name) ?? 'other';
  await fetch('/api/browser-errors.php', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ kind: 'worker', name, reason: null, remote: 'shell', version: null, frames, route: null, generation: null }),
  });
}

/** Reports what a task throws, and throws it on. */
async function watched(task) {
  try {
    await task();
  } catch (cause) {
    await tell(cause);
    throw cause;
  }
}

self.addEventListener('push', (event) => event.waitUntil(watched(() => show(event.data.json()))));
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(watched(() => open(event.notification.data.url)));
});
self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(watched(() => renew(event))));
