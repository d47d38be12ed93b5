import * as z from '@amarena/shared/schema';
import { User } from '../contracts/account/user.ts';
import { Offer } from '../contracts/money/offer.ts';
import { PendingPayment } from '../contracts/money/pendingPayment.ts';
import { AnyRemoteName, PageGuest } from '../contracts/platform/guests.ts';
import { Language } from '../contracts/platform/languages.ts';
import { Settings } from '../contracts/platform/settings.ts';
import { Snapshot } from './registry.ts';

/** `version`: only this version, without a fallback. `without`: the remote is left out, as if it could not be reached. */
export const Override = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('version'), remote: AnyRemoteName, version: z.string() }),
  z.object({ kind: z.literal('without'), remote: AnyRemoteName }),
]);
export type Override = z.infer<typeof Override>;

/** What a page knows before its first request. */
export const Boot = z.object({
  snapshot: Snapshot,
  settings: Settings,
  /** The guest that the page belongs to; missing on all other pages. */
  guest: z.optional(PageGuest),
  user: z.nullable(User),
  language: Language,
  /** The offer, if it is still valid. */
  offer: z.nullable(Offer),
  /** The payment that waits for confirmation; null: none. */
  pending_payment: z.nullable(PendingPayment),
  badges: z.object({ unread: z.int(), newLikes: z.int() }),
  /** The versions that a developer overrides in this browser; empty for everyone else. */
  overrides: z.array(Override),
  /** HTTP status of the document; for 404 and 500 the shell shows its error page. */
  status: z.int(),
  /** Id of the newest live event when the HTML was made: the stream starts after it. Null for visitors. */
  live_after: z.nullable(z.string()),
  // Missing in documents of older servers.
  /** The session's mark, as in `MARK_COOKIE`; empty for visitors. */
  session_mark: z._default(z.string(), ''),
  /** Percentage of pages whose speed is measured; missing: `USUAL_FIGURES_PERCENT`. */
  figures_percent: z.optional(z.int()),
});
export type Boot = z.infer<typeof Boot>;
