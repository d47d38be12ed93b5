import { ROLES, type Role } from '@amarena/shared/contracts/accounts';
import { failure, type Result, success } from '@amarena/shared/errors/codes';
import { type Db, inTransaction } from '../../db/schema.ts';
import { hasPasskey, logRole, roleHolder, saveRoles } from './roles.repository.ts';

export interface RoleChange {
  readonly email: string;
  readonly role: Role;
  /** False: it is taken back. */
  readonly given: boolean;
  /** Whoever does it, as the machine knows them. */
  readonly by: string;
  /** The member must have a passkey to be given a role. */
  readonly needsPasskey: boolean;
}

export const isRole = (word: string): word is Role => ROLES.some((role) => role === word);

/**
 * Gives a member a role or takes it back, and writes both in the log in one transaction. It counts from the next request
 * of every session that they have. The failure is a sentence for whoever asked; nothing is changed then.
 */
export const changeRole = (
  db: Db,
  { email, role, given, by, needsPasskey }: RoleChange,
  now: Date,
): Promise<Result<{ name: string }, string>> =>
  inTransaction(db, async (trx) => {
    const member = await roleHolder(trx, email);
    if (member === undefined) return failure(`No member has the address ${email}. Is it the one they log in with?`);
    const { id, name, status, fictional, roles } = member;
    if (given && fictional) return failure(`${name} is a fictional profile: nobody logs in with it.`);
    if (given && status !== 'active')
      return failure(
        status === 'deleted'
          ? `${name} is leaving the site. A role would come back with the account.`
          : `${name} has not confirmed the address yet, so that it may be somebody else's. Give the role afterwards.`,
      );
    if (roles.includes(role) === given) return failure(given ? `${name} is ${role} already.` : `${name} is no ${role}.`);
    if (given && needsPasskey && !(await hasPasskey(trx, id)))
      return failure(`${name} has no passkey yet, and a role counts only with one. Let them add it in their settings first.`);
    await saveRoles(
      trx,
      id,
      ROLES.filter((one) => (one === role ? given : roles.includes(one))),
    );
    await logRole(trx, { at: now, by, member_id: id, role, given });
    return success({ name });
  });
