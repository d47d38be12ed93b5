import type { SignupForm } from '@amarena/shared/contracts/account/signup';
import type { TermsChange } from '@amarena/shared/contracts/account/termsChange';
import type { User } from '@amarena/shared/contracts/account/user';
import { nameProblem } from '@amarena/shared/contracts/account/validation';
import type { Language } from '@amarena/shared/contracts/platform/languages';
import { type ApiError, failure, type Result, success } from '@amarena/shared/errors';
import type { Db } from '../../db/schema.ts';
import type { SessionMember, Sessions } from '../../http/sessions.ts';
import type { Activation } from './activation.ts';
import { nameTaken } from './claims.repository.ts';
import type { Browser, OtherDomains } from './deps.ts';
import { createLogIn, type LogInDeps } from './login.ts';
import { memberById, type Preferences, savePreferences, savePremium, saveTermsAccepted } from './repository.ts';
import { signUp } from './signup.ts';

interface Deps extends Pick<OtherDomains, 'profiles' | 'credits' | 'offers' | 'settings' | 'counting' | 'live'>, LogInDeps {
  readonly rolesIn: Sessions['rolesIn'];
  readonly activation: Activation;
}

/** The requesting member, and how they logged in. */
type Session = Pick<SessionMember, 'id' | 'by_passkey'>;

interface TermsParty {
  readonly signup_date: Date;
  readonly terms_accepted: Date | null;
  readonly language: Language;
}

/** Accounts: who exists, who may log in, and what members see of their own account. */
export function createAccounts(deps: Deps) {
  const { rolesIn, activation, loginLimit, loginAlarm, profiles, credits, settings, live } = deps;

  /** Changed terms that a member has neither accepted nor signed up under. */
  async function termsToAccept(db: Db, { signup_date, terms_accepted, language }: TermsParty): Promise<TermsChange | null> {
    const change = await settings.termsChange(db);
    if (change === null || signup_date >= new Date(change.published)) return null;
    if (terms_accepted !== null && terms_accepted >= new Date(change.since)) return null;
    return { since: change.since, changes: change.changes[language] };
  }

  /** `byPasskey`: how the session was opened, which decides about roles. */
  async function user(db: Db, memberId: string, byPasskey: boolean): Promise<User> {
    const member = await memberById(db, memberId);
    if (member === undefined || member.status === 'deleted') throw new Error(`Member ${memberId} has a session and no account.`);
    return {
      id: member.id,
      status: member.status,
      paid_user: member.paid_user,
      credits: await credits.balance(db, memberId),
      notifications_disabled: member.notifications_disabled,
      profile: await profiles.own(db, memberId),
      fictional_icon: member.fictional_icon,
      language: member.language,
      signup_date: member.signup_date.toISOString(),
      ...rolesIn(member, byPasskey),
      terms: await termsToAccept(db, member),
    };
  }

  return {
    user,

    ...createLogIn({ loginLimit, loginAlarm }),

    /** Creates an account and returns its id. Needs an open transaction. Errors: those of `postSignup`. */
    signUp: (trx: Db, form: SignupForm, from: Browser, now: Date): Promise<Result<string, ApiError>> =>
      signUp(trx, form, { deps, from, now }),

    /** False also for a name that no one may have. */
    nameFree: async (db: Db, name: string, now: Date): Promise<boolean> =>
      nameProblem(name, '') === null && !(await nameTaken(db, name.normalize('NFC'), now)),

    /** Accepts the changed terms that apply since then. Error: `not_found`. */
    async acceptTerms(trx: Db, { id, by_passkey }: Session, since: string): Promise<Result<User, ApiError>> {
      if ((await settings.termsChange(trx))?.since !== since) return failure({ code: 'not_found' });
      await saveTermsAccepted(trx, id, since);
      return success(await user(trx, id, by_passkey));
    },

    /** Omitted fields stay as they are. */
    async changePreferences(db: Db, { id, by_passkey }: Session, preferences: Preferences): Promise<User> {
      await savePreferences(db, id, preferences);
      const changed = await user(db, id, by_passkey);
      await live.publish(db, id, { type: 'account' });
      return changed;
    },

    /** The member has bought something: premium from now on. */
    savePremium,

    /**
     * Mails the activation link again to an unconfirmed member. Needs an open transaction. Errors: those of
     * `postActivate`.
     */
    async activateAgain(trx: Db, memberId: string, now: Date): Promise<Result<undefined, ApiError>> {
      const member = await memberById(trx, memberId);
      if (member?.status !== 'not_confirmed') return success(undefined);
      return activation.again(trx, member, now);
    },
  };
}
export type Accounts = ReturnType<typeof createAccounts>;
