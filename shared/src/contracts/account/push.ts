import * as z from '@amarena/shared/schema';
import { endpoint } from '../platform/endpoint.ts';

const Base64Url = z.string().check(z.regex(/^[A-Za-z0-9_-]+={0,2}$/), z.maxLength(200));
const PushEndpoint = z.string().check(z.maxLength(1_000));

/** A browser's `PushSubscription` as JSON. */
export const PushSubscription = z.object({
  endpoint: PushEndpoint,
  keys: z.object({ p256dh: Base64Url, auth: Base64Url }),
});
export type PushSubscription = z.infer<typeof PushSubscription>;

/**
 * POST: enables push on this device until the current session ends. Sending the same subscription again changes
 * nothing; one of another session moves to this one. `replaces`: address of the subscription that this one replaces.
 * Errors: `validation_failed` (`subscription.endpoint` of an unknown push service, or invalid keys).
 */
export const postPush = endpoint({
  name: 'postPush',
  method: 'POST',
  path: '/api/user.php?push=1',
  body: z.object({ subscription: PushSubscription, replaces: z.optional(PushEndpoint) }),
});

/** The member's push settings for all devices. The kinds and their frequency are in `notifications.ts`. */
export const PushSettings = z.object({
  /** True if name and photo may show, even on a locked screen. Default: false. */
  names: z.boolean(),
  /** No notifications from 23:00 to 8:00 in the member's time zone; they come in the morning. Default: true. */
  quiet: z.boolean(),
});
export type PushSettings = z.infer<typeof PushSettings>;

/** GET: the current settings. */
export const getPush = endpoint({ name: 'getPush', method: 'GET', path: '/api/push.php', answer: PushSettings });

/** PUT: changes the given settings. */
export const putPush = endpoint({
  name: 'putPush',
  method: 'PUT',
  path: '/api/push.php',
  body: z.partial(PushSettings),
  answer: PushSettings,
});

/** DELETE: disables push on this device. Succeeds if it is not enabled. */
export const deletePush = endpoint({
  name: 'deletePush',
  method: 'DELETE',
  path: '/api/push.php',
  body: z.object({ endpoint: PushEndpoint }),
});

/** A path on this site only. */
const Path = z.string().check(z.regex(/^\/(?!\/)/));

/** What the server sends to the worker: the notification to show. */
export const PushNews = z.object({
  title: z.string(),
  body: z.string(),
  lang: z.string(),
  /** Of several notifications with the same tag only the newest shows. */
  tag: z.string(),
  /** Path of the page that a click opens. */
  url: Path,
  /** Address of a photo, if the member chose to see it. */
  icon: z.nullable(z.string()),
});
export type PushNews = z.infer<typeof PushNews>;

/** A message from the worker to the page. `open`: a notification was pressed; the page replies on the port of the message. */
export const WorkerMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('push'), news: PushNews }),
  z.object({ type: z.literal('open'), url: Path }),
]);
export type WorkerMessage = z.infer<typeof WorkerMessage>;
