import type { SignupForm, Tracking } from '@amarena/shared/contracts/accounts';
import type { Language } from '@amarena/shared/contracts/languages';
import type { Passkey } from '@amarena/shared/contracts/passkeys';
import type { OwnProfile, Sought } from '@amarena/shared/contracts/profile';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../../db/schema.ts';

/** Where a request comes from. */
export type Browser = Pick<FastifyRequest, 'ip' | 'headers' | 'cookies'>;

/** A sign-up as it is counted. */
export interface CountedSignup {
  readonly memberId: string;
  /** As the form sent it. */
  readonly mark: string | undefined;
  readonly tracking: Tracking;
  readonly from: Browser;
}

/** What accounts need from other domains. */
export interface AccountPorts {
  ownProfile(db: Db, memberId: string): Promise<OwnProfile>;
  /** A disabled profile cannot be found or opened. */
  setDisabled(trx: Db, memberId: string, disabled: boolean): Promise<void>;
  /** Stores whom a new member wants to meet. */
  setSought(trx: Db, memberId: string, seeks: Sought, now: Date): Promise<void>;
  balance(db: Db, memberId: string): Promise<number>;
  grant(trx: Db, memberId: string, credits: number): Promise<void>;
  /** Issues the member's one offer. */
  issueOffer(trx: Db, memberId: string, signupDate: Date): Promise<void>;
  /** The last change of the terms; null if they never changed. */
  termsChange(db: Db): Promise<PublishedTerms | null>;
  settings(db: Db): Promise<{ signups: string; signup_credits: number }>;
  /** Counts the sign-up for the lander that it came from. */
  countSignup(trx: Db, signup: CountedSignup, now: Date): Promise<void>;
}

/** What opens an account besides the password. */
export interface PasskeyPort {
  /** The newest first. */
  list(db: Db, memberId: string): Promise<readonly Passkey[]>;
  removeThese(trx: Db, memberId: string, ids: readonly string[]): Promise<void>;
  removeSince(trx: Db, memberId: string, since: Date): Promise<void>;
}

/** When new terms were published, since when they apply, and what changed. */
export interface PublishedTerms {
  readonly published: string;
  readonly since: string;
  readonly changes: Readonly<Record<Language, string>>;
}

/** The message written before the sign-up; it is sent once the address is confirmed. */
export interface FirstMessage extends Pick<SignupForm, 'language'> {
  readonly from: string;
  readonly to: string;
  readonly text: string;
}
