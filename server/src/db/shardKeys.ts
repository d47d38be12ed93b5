import type { Schema } from './schema.ts';

/**
 * Where the rows of a table would be if members were spread over several PostgreSQL servers. With `member` and
 * `conversation`, the column says which one's rows they are, and rows of the same one are together; with `own key`, rows
 * stand alone and are spread by that column.
 */
export type Shard =
  | { readonly by: 'member' | 'conversation' | 'own key'; readonly column: string }
  /** Few rows, which change seldom: a copy on every server. */
  | { readonly by: 'reference' }
  /** Money, moderation and operation: a single server bears them, and they need one order or one sum. */
  | { readonly by: 'one server' };

const member = (column = 'member_id'): Shard => ({ by: 'member', column });
const conversation = (column = 'conversation'): Shard => ({ by: 'conversation', column });
const alone = (column: string): Shard => ({ by: 'own key', column });
const reference: Shard = { by: 'reference' };
const oneServer: Shard = { by: 'one server' };

/** The shard key of every table. A new table does not compile before it has one. */
export const SHARD_KEYS: Readonly<Record<keyof Schema, Shard>> = {
  // Members, and what only they write.
  account_links: member(),
  blocks: member(),
  chats: member(),
  credit_entries: member(),
  free_starts: member(),
  lander_signups: member(),
  likes: member(),
  live_cursors: member(),
  live_events: member(),
  match_rounds: member(),
  members: member('id'),
  notice_choices: member(),
  notices_due: member(),
  notices_sent: member(),
  passes: member(),
  passkeys: member(),
  photos: member(),
  profiles: member(),
  push_due: member(),
  push_sent: member(),
  push_settings: member(),
  push_subscriptions: member(),
  removed_photos: member(),
  search_entries: member('id'),
  sessions: member(),
  signup_steps: member(),
  swipe_days: member(),
  uploads: member(),
  visits: member('viewer_id'),
  wallets: member(),

  // What two members share.
  awaited_answers: conversation(),
  conversations: conversation('id'),
  messages: conversation(),

  // Rows that nothing else refers to.
  arriving_pictures: alone('id'),
  email_claims: alone('address'),
  idempotency: alone('scope'),
  lander_counts: alone('lander_id'),
  lander_seen: alone('seal'),
  login_attempts: alone('key'),
  mail_requests: alone('key'),
  name_claims: alone('name'),
  passing_answers: alone('scope'),
  passkey_challenges: alone('holder'),
  push_presence: alone('session_id'),

  // What every server needs.
  domains: reference,
  lander_images: reference,
  lander_previews: reference,
  lander_revisions: reference,
  lander_versions: reference,
  landers: reference,
  refused_pictures: reference,
  settings: reference,

  // Money.
  blocked_debtors: oneServer,
  chargebacks: oneServer,
  direct_debits: oneServer,
  discount_codes: oneServer,
  discount_uses: oneServer,
  late_payments: oneServer,
  ledger_checks: oneServer,
  ledger_rounds: oneServer,
  mandates: oneServer,
  money_entries: oneServer,
  offers: oneServer,
  payment_reports: oneServer,
  payments: oneServer,
  receipt_series: oneServer,
  receipts: oneServer,
  sandbox_mandates: oneServer,
  sandbox_payments: oneServer,
  sandbox_refunds: oneServer,
  spending_limits: oneServer,
  withdrawals: oneServer,

  // Moderation: its queues have one order.
  appeals: oneServer,
  complaints: oneServer,
  held_pictures: oneServer,
  moderation_audit: oneServer,
  moderation_claims: oneServer,
  moderation_decisions: oneServer,
  moderation_notices: oneServer,
  reports: oneServer,
  verification_selfies: oneServer,
  verifications: oneServer,

  // Operation.
  browser_error_counts: oneServer,
  browser_errors: oneServer,
  canary_visitors: oneServer,
  cdn_states: oneServer,
  client_errors: oneServer,
  delivery_exchanges: oneServer,
  delivery_notices: oneServer,
  delivery_publications: oneServer,
  delivery_steps: oneServer,
  delivery_tokens: oneServer,
  delivery_uploads: oneServer,
  dropped_keys: oneServer,
  inbox_mails: oneServer,
  label_log: oneServer,
  lander_log: oneServer,
  page_changes: oneServer,
  page_figures: oneServer,
  remote_starts: oneServer,
  role_log: oneServer,
  search_clock: oneServer,
  search_places: oneServer,
};

export interface UniqueKey {
  readonly name: string;
  readonly table: string;
  /** An expression is an empty name. */
  readonly columns: readonly string[];
}

export interface ForeignKey extends UniqueKey {
  readonly target: string;
  readonly targetColumns: readonly string[];
}

const shardOf = (table: string): Shard => {
  const found = Object.entries(SHARD_KEYS).find(([name]) => name === table);
  if (found === undefined) throw new Error(`The table "${table}" has no shard key.`);
  return found[1];
};

/** One server cannot know whether another one has the same. */
function isUniqueAnywhere({ table, columns }: UniqueKey): boolean {
  const shard = shardOf(table);
  return !('column' in shard) || columns.includes(shard.column);
}

/** True if the row that is referred to is always on the server of the one that refers to it. */
function staysTogether({ table, columns, target, targetColumns }: ForeignKey): boolean {
  const [from, to] = [shardOf(table), shardOf(target)];
  if (to.by === 'reference') return true;
  if (!('column' in from)) return from.by === 'one server' && to.by === 'one server';
  if (!('column' in to) || from.by !== to.by) return false;
  return columns.some((column, index) => column === from.column && targetColumns[index] === to.column);
}

/** The tables that `npm run distribute` spreads, each kind of shard with the table that the others follow first. */
export const MESSAGE_PLANE = [
  'conversations',
  'messages',
  'awaited_answers',
  'chats',
  'live_cursors',
  'live_events',
] as const satisfies readonly (keyof Schema)[];

/** Unique keys that still say something with the shard key in front: it is added when the table is spread. */
export const KEPT_WITHIN_SHARD: readonly string[] = ['messages_client'];

/** Names of the unique keys and foreign keys that could not hold if the tables were spread. */
export const crossings = (uniqueKeys: readonly UniqueKey[], foreignKeys: readonly ForeignKey[]): string[] => [
  ...uniqueKeys.filter((key) => !isUniqueAnywhere(key)).map(({ name }) => name),
  ...foreignKeys.filter((key) => !staysTogether(key)).map(({ name }) => name),
];

const because = (reason: string, ...names: readonly string[]): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, reason]));

/**
 * Those that there are today, each with the reason, and with what would solve it. A new one needs a reason, too; a solved
 * one goes. A test holds that the list is complete.
 */
export const STILL_CROSSING: Readonly<Record<string, string>> = {
  ...because(
    'Two members have something to do with each other, and only one of them is together with the row. The column would do without the key, and erasing a member would go to every server.',
    'blocks_blocked_id_fkey',
    'likes_liked_id_fkey',
    'passes_passed_id_fkey',
    'visits_viewed_id_fkey',
  ),
  ...because(
    'A list of conversations is read by its member, the messages by their conversation. The key goes: both are created in one step, and erasing a member names both.',
    'chats_conversation_fkey',
  ),
  ...because(
    'Two members have one conversation, whoever begins. The key goes: a new id is a hash of both, and older ones are found by either member.',
    'conversations_low_member_high_member_key',
  ),
  ...because(
    'A message that is sent again is found in its conversation. The key gets the conversation in front; until then it also refuses an id that was used in another one.',
    'messages_client',
  ),
  ...because(
    'A browser shows nothing but a secret, which is looked for among those of all members. The secret would say whose it is.',
    'account_links_token',
    'passkeys_credential_key',
    'sessions_id_key',
    'sessions_pkey',
  ),
  ...because(
    'An id made by the server is unique without asking anyone. The key would be member and id.',
    'passkeys_pkey',
    'photos_pkey',
    'push_subscriptions_pkey',
    'removed_photos_pkey',
    'uploads_pkey',
  ),
  ...because(
    'A browser has one subscription, whoever is logged in. Its endpoint would be claimed like an address; the session would come with its member.',
    'push_presence_session_id_fkey',
    'push_subscriptions_endpoint_key',
    'push_subscriptions_session_id_fkey',
    'push_subscriptions_session_id_key',
  ),
  ...because(
    'Money stays on one server, and members would not be there. It would know their ids without a key: a member with payments is never deleted as a row.',
    'direct_debits_member_id_fkey',
    'discount_codes_member_id_fkey',
    'discount_uses_member_id_fkey',
    'mandates_member_id_fkey',
    'offers_member_id_fkey',
    'payments_member_id_fkey',
    'spending_limits_member_id_fkey',
    'withdrawals_member_id_fkey',
  ),
  ...because(
    'Moderation has one queue for all members. It would know their ids without a key, and erasing a member would tell it.',
    'appeals_member_id_fkey',
    'complaints_member_id_fkey',
    'moderation_claims_moderator_id_fkey',
    'moderation_decisions_decided_by_fkey',
    'moderation_decisions_member_id_fkey',
    'moderation_notices_member_id_fkey',
    'reports_reported_id_fkey',
    'reports_reporter_id_fkey',
    'verifications_member_id_fkey',
  ),
  ...because(
    'Landers are on every server, who changed them is not. The column would do without the key.',
    'lander_images_sent_by_fkey',
    'lander_versions_published_by_fkey',
    'landers_changed_by_fkey',
  ),
};
