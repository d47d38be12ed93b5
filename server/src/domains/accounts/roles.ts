import { ROLES, type Role } from '@amarena/shared/contracts/account/user';
import { failure, type Result, success } from '@amarena/shared/errors/apiErrors';
import { type Db, inTransaction } from '../../db/schema.ts';
import { endPasskeySessions, keepPasskey, logRole, passkeysOfHolder, revokeGrants, roleHolder, saveRoles } from './roles.repository.ts';

export interface RoleChange {
  readonly email: string;
  readonly role: Role;
  /** False: the role is revoked. */
  readonly given: boolean;
  /** The operating system's name for the person who does it. */
  readonly by: string;
  /**
   * True if the member needs a passkey to get a role, and the operator must name the passkey that the first role is
   * given to.
   */
  readonly needsPasskey: boolean;
  /** The mark of that passkey; null if none is named. */
  readonly passkey: string | null;
}

export const isRole = (word: string): word is Role => ROLES.some((role) => role === word);

const MARK_LENGTH = 6;
type HeldPasskey = Awaited<ReturnType<typeof passkeysOfHolder>>[number];

/** How an operator names a passkey: by the last characters of its id, which no one can choose. */
export const markOf = ({ id }: Pick<HeldPasskey, 'id'>): string => id.slice(-MARK_LENGTH);
export const lineOf = (passkey: HeldPasskey): string => `  ${markOf(passkey)}  added ${passkey.created_at.toISOString()}  ${passkey.name}`;

/**
 * With the first role a passkey opens more than before, and someone who knew the password may have added one
 * beforehand. Only the passkey that the operator names stays; the others are removed, and all sessions that any of them
 * opened end. Returns why it cannot be done.
 */
async function confirmPasskey(trx: Db, { id, name }: { id: string; name: string }, mark: string | null): Promise<string | null> {
  const held = await passkeysOfHolder(trx, id);
  if (held.length === 0) return `${name} has no passkey yet, and a role needs one. Let them add it in their settings first.`;
  const named = held.find((passkey) => markOf(passkey) === mark);
  if (named === undefined) {
    const ask = `Ask ${name}, by another way than this site, when and on which device they added their passkey, and name it after the address.`;
    return [ask, 'The others will be removed. Passkeys:', ...held.map(lineOf)].join('\n');
  }
  await keepPasskey(trx, id, named.id);
  await endPasskeySessions(trx, id);
  return null;
}

/**
 * Gives or revokes a role and logs it, in one transaction. It takes effect with the next request of each of the
 * member's sessions. On failure nothing changes, and a sentence says why.
 */
export const changeRole = (
  db: Db,
  { email, role, given, by, needsPasskey, passkey }: RoleChange,
  now: Date,
): Promise<Result<{ name: string }, string>> =>
  inTransaction(db, async (trx) => {
    const member = await roleHolder(trx, email);
    if (member === undefined) return failure(`No member has the address ${email}. Is it the one they log in with?`);
    const { id, name, status, fictional, roles } = member;
    if (given && fictional) return failure(`${name} is a fictional profile: no one can log in to it.`);
    if (given && status !== 'active')
      return failure(
        status === 'deleted'
          ? `${name} is leaving the site. A role would come back with the account.`
          : `${name} has not confirmed the address yet, so it may be someone else's. Give the role afterwards.`,
      );
    if (roles.includes(role) === given) return failure(given ? `${name} is ${role} already.` : `${name} is no ${role}.`);
    const unconfirmed = given && needsPasskey && roles.length === 0 ? await confirmPasskey(trx, member, passkey) : null;
    if (unconfirmed !== null) return failure(unconfirmed);
    await saveRoles(
      trx,
      id,
      ROLES.filter((one) => (one === role ? given : roles.includes(one))),
    );
    if (!given && role === 'developer') await revokeGrants(trx, id, { by, now });
    await logRole(trx, { at: now, by, member_id: id, role, given });
    return success({ name });
  });
