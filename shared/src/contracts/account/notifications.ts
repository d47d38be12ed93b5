import * as z from '@amarena/shared/schema';
import { endpoint } from '../platform/endpoint.ts';
import { Instant } from '../platform/primitives.ts';
import { MailDisabledReason } from './user.ts';

/** Kinds of notices that a member can get by push as well as by mail. */
export const PUSH_KINDS = ['messages', 'likes', 'visits'] as const;
export type PushKind = (typeof PUSH_KINDS)[number];
export const isPushKind = (kind: NoticeKind): kind is PushKind => PUSH_KINDS.some((known) => known === kind);

/** Kinds of notices; `people`: new members whom they may like to meet. Payments, security and confirmations are always mailed. */
export const NOTICE_KINDS = [...PUSH_KINDS, 'people'] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** The highest frequency; everything in between is combined into one notice. */
export const RHYTHMS = ['at_once', 'hourly', 'daily', 'weekly'] as const;
export type Rhythm = (typeof RHYTHMS)[number];

/** Where notices of a kind go, and how often. */
export const NoticeChoice = z.object({ email: z.boolean(), push: z.boolean(), rhythm: z.enum(RHYTHMS) });
export type NoticeChoice = z.infer<typeof NoticeChoice>;

/** The account settings for their screen. */
export const AccountSettings = z.object({
  /** Address of the account; visible only to its owner. */
  email: z.string(),
  /** Null: not changed since sign-up. */
  password_changed_at: z.nullable(Instant),
  notices: z.object({ messages: NoticeChoice, likes: NoticeChoice, visits: NoticeChoice, people: NoticeChoice }),
  /** Why notices are not mailed, whatever the settings. Empty: they are. */
  disabled: z.array(MailDisabledReason),
});
export type AccountSettings = z.infer<typeof AccountSettings>;

/** GET: the current settings. */
export const getNotifications = endpoint({
  name: 'getNotifications',
  method: 'GET',
  path: '/api/notifications.php',
  answer: AccountSettings,
});

/**
 * PUT: changes the given kinds. `resume`: resumes mail after the member unsubscribed or marked a mail as spam; an
 * address that bounced has to be changed instead.
 */
export const putNotifications = endpoint({
  name: 'putNotifications',
  method: 'PUT',
  path: '/api/notifications.php',
  body: z.object({
    notices: z._default(
      z.object({
        messages: z.optional(NoticeChoice),
        likes: z.optional(NoticeChoice),
        visits: z.optional(NoticeChoice),
        people: z.optional(NoticeChoice),
      }),
      {},
    ),
    resume: z._default(z.boolean(), false),
  }),
  answer: AccountSettings,
});
