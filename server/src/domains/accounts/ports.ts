import type { SignupForm, Tracking } from '@amarena/shared/contracts/accounts';
import type { Language } from '@amarena/shared/contracts/languages';
import type { OwnProfile } from '@amarena/shared/contracts/profile';
import type { Db } from '../../db/schema.ts';

/** What accounts need from other domains. */
export interface AccountPorts {
  ownProfile(db: Db, memberId: string): Promise<OwnProfile>;
  /** A disabled profile is found and opened by nobody. */
  setDisabled(trx: Db, memberId: string, disabled: boolean): Promise<void>;
  balance(db: Db, memberId: string): Promise<number>;
  grant(trx: Db, memberId: string, credits: number): Promise<void>;
  /** Issues the member's one offer. */
  issueOffer(trx: Db, memberId: string, signupDate: Date): Promise<void>;
  /** The last change of the terms; null: they are as they were. */
  termsChange(db: Db): Promise<PublishedTerms | null>;
  settings(db: Db): Promise<{ signups: string; signup_credits: number }>;
  /** Counts the sign-up for the lander that it came from; `mark` as the form sent it. */
  countSignup(trx: Db, memberId: string, mark: string | undefined, tracking: Tracking, now: Date): Promise<void>;
  /** Sends the message written before the sign-up. Where it cannot arrive nothing happens: the account matters more. */
  sendFirstMessage(trx: Db, message: FirstMessage): Promise<void>;
}

/** When new terms were published, since when they hold, and what changed. */
export interface PublishedTerms {
  readonly published: string;
  readonly since: string;
  readonly changes: Readonly<Record<Language, string>>;
}

export interface FirstMessage extends Pick<SignupForm, 'language'> {
  readonly from: string;
  readonly to: string;
  readonly text: string;
}
