import type { SignupForm, User } from '@amarena/shared/contracts/accounts';
import type { Language } from '@amarena/shared/contracts/languages';
import type { TermsChange } from '@amarena/shared/contracts/terms';
import { nameProblem } from '@amarena/shared/contracts/validation';
import { type ApiError, failure, type Result, success } from '@amarena/shared/errors';
import type { Db } from '../../db/schema.ts';
import type { Activation } from './activation.ts';
import type { LoginLimit } from './loginLimit.ts';
import { passwordMatches } from './passwords.ts';
import type { AccountPorts } from './ports.ts';
import { memberByEmail, memberById, nameTaken, saveLanguage, savePaid, saveTermsAccepted } from './repository.ts';
import { signUp } from './signup.ts';

interface Deps {
  readonly ports: AccountPorts;
  readonly activation: Activation;
  readonly loginLimit: LoginLimit;
}

export interface LogIn {
  readonly email: string;
  readonly password: string;
  readonly address: string;
}

interface TermsParty {
  readonly signup_date: Date;
  readonly terms_accepted: Date | null;
  readonly language: Language;
}

/** Accounts: who exists, who may log in, what the member sees of the own account. */
export function createAccounts({ ports, activation, loginLimit }: Deps) {
  /** Changed terms that a member has neither accepted nor signed up under. */
  async function termsToAccept(db: Db, { signup_date, terms_accepted, language }: TermsParty): Promise<TermsChange | null> {
    const change = await ports.termsChange(db);
    if (change === null || signup_date >= new Date(change.published)) return null;
    if (terms_accepted !== null && terms_accepted >= new Date(change.since)) return null;
    return { since: change.since, changes: change.changes[language] };
  }

  async function user(db: Db, memberId: string): Promise<User> {
    const member = await memberById(db, memberId);
    if (member === undefined || member.status === 'deleted') throw new Error(`Member ${memberId} has a session and no account.`);
    return {
      id: member.id,
      status: member.status,
      paid_user: member.paid_user,
      credits: await ports.balance(db, memberId),
      notifications_disabled: member.notifications_disabled,
      profile: await ports.ownProfile(db, memberId),
      fictional_icon: true,
      language: member.language,
      signup_date: member.signup_date.toISOString(),
      roles: member.roles,
      terms: await termsToAccept(db, member),
    };
  }

  return {
    user,

    /** Answers the id of the member whose e-mail and password these are. Errors: those of `postUser`. */
    async logIn(db: Db, { email, password, address }: LogIn, now: Date): Promise<Result<string, ApiError>> {
      const blocked = await loginLimit.admit(db, email, address, now);
      if (blocked !== null) return failure(blocked);
      const member = await memberByEmail(db, email);
      const right = await passwordMatches(password, member?.password_hash);
      if (member === undefined || !right) return failure({ code: 'login_failed' });
      await loginLimit.forgive(db, email, address);
      return member.status === 'deleted' ? failure({ code: 'account_deleted' }) : success(member.id);
    },

    /** Creates an account; answers its id. Needs an open transaction. Errors: those of `postSignup`. */
    signUp: (trx: Db, form: SignupForm, now: Date): Promise<Result<string, ApiError>> => signUp(trx, form, { ports, activation, now }),

    /** False also for a name that nobody may have. */
    nameFree: async (db: Db, name: string): Promise<boolean> => nameProblem(name, '') === null && !(await nameTaken(db, name)),

    /** Accepts the changed terms that hold since then. Error: `not_found`. */
    async acceptTerms(trx: Db, memberId: string, since: string): Promise<Result<User, ApiError>> {
      if ((await ports.termsChange(trx))?.since !== since) return failure({ code: 'not_found' });
      await saveTermsAccepted(trx, memberId, since);
      return success(await user(trx, memberId));
    },

    async changeLanguage(db: Db, memberId: string, language: Language): Promise<User> {
      await saveLanguage(db, memberId, language);
      return user(db, memberId);
    },

    /** The member has bought something: premium from now on. */
    markPaid: savePaid,

    activate: activation.use,

    /** Mails the activation link once more to somebody who is not confirmed. Needs an open transaction. Errors: those of `postActivate`. */
    async activateAgain(trx: Db, memberId: string, now: Date): Promise<Result<undefined, ApiError>> {
      const member = await memberById(trx, memberId);
      if (member?.status !== 'not_confirmed') return success(undefined);
      return activation.again(trx, member, now);
    },
  };
}
export type Accounts = ReturnType<typeof createAccounts>;
