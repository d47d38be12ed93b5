import * as z from '@amarena/shared/schema';
import { beacon, endpoint } from './endpoint.ts';

/** Address of the service worker that shows pushes. Another `v` makes browsers take it as a new one. */
export const PUSH_WORKER = '/sw-push.js?v=2';

const Base64Url = z.string().check(z.regex(/^[A-Za-z0-9_-]+={0,2}$/), z.maxLength(200));
const PushEndpoint = z.string().check(z.maxLength(1_000));

/** What a browser's `PushSubscription` is as JSON. */
export const PushSubscription = z.object({
  endpoint: PushEndpoint,
  keys: z.object({ p256dh: Base64Url, auth: Base64Url }),
});
export type PushSubscription = z.infer<typeof PushSubscription>;

/**
 * POST: pushes reach this device from now on, until the session that asks ends. The same subscription again changes
 * nothing; one that another session had is this one's now. `replaces`: address of the subscription that this one follows.
 * Errors: `validation_failed` (`subscription.endpoint` of no push service that we know, or keys that are none).
 */
export const postPush = endpoint({
  name: 'postPush',
  method: 'POST',
  path: '/api/user.php?push=1',
  body: z.object({ subscription: PushSubscription, replaces: z.optional(PushEndpoint) }),
});

/** What a member decides about pushes on all devices. Which kinds come, and how often, is in `notifications.ts`. */
export const PushSettings = z.object({
  /** Name and photo may show, also on a locked screen. Default: false. */
  names: z.boolean(),
  /** Nothing from 23:00 to 8:00 in the member's time zone; what happens then comes in the morning. Default: true. */
  quiet: z.boolean(),
});
export type PushSettings = z.infer<typeof PushSettings>;

/** GET: what is decided. */
export const getPush = endpoint({ name: 'getPush', method: 'GET', path: '/api/push.php', answer: PushSettings });

/** PUT: decides what is named. */
export const putPush = endpoint({
  name: 'putPush',
  method: 'PUT',
  path: '/api/push.php',
  body: z.partial(PushSettings),
  answer: PushSettings,
});

/** DELETE: no more pushes to this device. One that gets none is no error. */
export const deletePush = endpoint({
  name: 'deletePush',
  method: 'DELETE',
  path: '/api/push.php',
  body: z.object({ endpoint: PushEndpoint }),
});

/** POST: a page is being looked at; sent as a beacon when it becomes visible and every `VISIBLE_EVERY` while it stays so. */
export const postPageVisible = beacon({
  name: 'postPageVisible',
  path: '/api/page-visible.php',
  access: 'visitor',
  body: z.object({}),
});
/** Milliseconds between two reports that a page is visible. */
export const VISIBLE_EVERY = 120_000;

/** Path on this site, and nowhere else. */
const Path = z.string().check(z.regex(/^\/(?!\/)/));

/** What the server sends to the worker: the notification as it shows. */
export const PushNews = z.object({
  title: z.string(),
  body: z.string(),
  lang: z.string(),
  /** Of several with the same tag only the newest shows. */
  tag: z.string(),
  /** Path of the page that a click opens. */
  url: Path,
  /** Address of a photo, where the member chose to see it. */
  icon: z.nullable(z.string()),
});
export type PushNews = z.infer<typeof PushNews>;

/** What the worker tells the page. `open`: a notification was pressed; the page answers on the port that comes along. */
export const WorkerMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('push'), news: PushNews }),
  z.object({ type: z.literal('open'), url: Path }),
]);
export type WorkerMessage = z.infer<typeof WorkerMessage>;
