import type { Role, User } from '@amarena/shared/contracts/account/user';
import type { Gender } from '@amarena/shared/contracts/people/profile';
import type { Country } from '@amarena/shared/contracts/platform/countries';
import type { Language } from '@amarena/shared/contracts/platform/languages';
import type { Tracking } from '@amarena/shared/contracts/platform/tracking';
import type { ColumnType, Generated } from 'kysely';

export interface MembersTable {
  id: string;
  email: string;
  name: string;
  /** True if an older member has a name that looks the same, from before such names were refused. */
  looks_like_older: Generated<boolean>;
  password_hash: Generated<string>;
  status: Generated<'not_confirmed' | 'active' | 'deleted'>;
  paid_user: Generated<boolean>;
  fictional: Generated<boolean>;
  roles: Generated<User['roles']>;
  language: Language;
  country: Country;
  time_zone: string;
  gender: Gender;
  /** Calendar date, `YYYY-MM-DD`. */
  date_of_birth: string;
  notifications_disabled: Generated<User['notifications_disabled']>;
  signup_date: Date;
  last_active_at: Date;
  /** Until when the member counts as active though the database is not told of each heartbeat; null: offline, or it is. */
  active_until: Date | null;
  /** Null if never changed since the sign-up. */
  password_changed_at: Generated<Date | null>;
  deleted_at: Date | null;
  /** Since when only what the law requires is left. */
  erased_at: Generated<Date | null>;
  /** Since when the last accepted terms apply; null for those of the sign-up. */
  terms_accepted: Generated<Date | null>;
  signup_message: string | null;
  signup_profile: string | null;
  /** Since when the member has the badge; null if not verified. */
  verified_at: Date | null;
  /** Default: true. */
  fictional_icon: Generated<boolean>;
  tracking: ColumnType<Tracking, string | undefined, string>;
}

/** Whose an address is, in lower case. */
export interface EmailClaimsTable {
  address: string;
  member_id: string;
  /** Null: it is the member's address. Otherwise it is kept for them until then. */
  reserved_until: Date | null;
}

/** Whose a name is: as it is spelled, in lower case, and as it is seen. */
export interface NameClaimsTable {
  name: string;
  /** `spelled` or `seen`; `seen by` and a member who looks like an older one from before such names were refused. */
  kind: string;
  member_id: string;
  reserved_until: Date | null;
}

export interface AccountLinksTable {
  /** Increases with each link of the site. */
  number: Generated<string>;
  member_id: string;
  token_hash: string;
  purpose: LinkPurpose;
  expires_at: Date;
  used_at: Date | null;
  /** The new address, for a change of address. */
  email: string | null;
}

/** `mail_undo` goes to the old address and undoes a change; `release` frees an address that was never confirmed. */
export const LINK_PURPOSES = ['activation', 'reset', 'mail_change', 'mail_undo', 'reactivation', 'export', 'release'] as const;
export type LinkPurpose = (typeof LINK_PURPOSES)[number];

export interface SessionsTable {
  token_hash: string;
  id: string;
  member_id: string;
  created_at: Date;
  expires_at: Date;
  user_agent: Generated<string>;
  /** Opened by a passkey. */
  by_passkey: Generated<boolean>;
  remembered: Generated<boolean>;
  old_token_hash: Generated<string | null>;
  rotated_at: Generated<Date | null>;
  country: string | null;
  last_used_at: Date;
}

export interface MailRequestsTable {
  key: string;
  /** Calendar date in UTC, `YYYY-MM-DD`. */
  day: string;
  asked: number;
}

export interface LoginAttemptsTable {
  key: string;
  account: string | null;
  address: string | null;
  failed: number;
  /** The last attempt. */
  window_started: Date;
  waits_until: Date | null;
  right_at: Date | null;
}

export interface RoleLogTable {
  number: Generated<number>;
  at: Date;
  by: string;
  member_id: string;
  role: Role;
  given: boolean;
}

export interface AccountsTables {
  role_log: RoleLogTable;
  members: MembersTable;
  account_links: AccountLinksTable;
  email_claims: EmailClaimsTable;
  name_claims: NameClaimsTable;
  sessions: SessionsTable;
  login_attempts: LoginAttemptsTable;
  mail_requests: MailRequestsTable;
}
