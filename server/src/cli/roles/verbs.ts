import { ROLES } from '@amarena/shared/contracts/account/user';
import { failure, type Result, success } from '@amarena/shared/errors/apiErrors';
import type { Db } from '../../db/schema.ts';
import { issueLink } from '../../domains/accounts/linkTokens.ts';
import { roleHolder, roleHolders, roleLog } from '../../domains/accounts/roles.repository.ts';
import { changeRole, isRole } from '../../domains/accounts/roles.ts';
import { asJson, columns } from '../../printed.ts';
import { DAY } from '../../times.ts';

const MOST_LINES = 50;
const ADDRESS = /^[^\s@]+@[^\s@]+$/;

interface Operator {
  /** Recorded in the log. */
  readonly by: string;
  readonly now: Date;
  /** Roles are given only to members with a passkey, which must be named with the first role. */
  readonly needsPasskey: boolean;
  /** Address of the site, for a link to it. */
  readonly publicUrl: string;
  /** Default: a table. */
  readonly json?: boolean;
}

/** Confirms the first editor if no mail leaves the site, with the link that the mail would contain. */
async function confirmLink(db: Db, email: string, { now, publicUrl }: Operator): Promise<Result<readonly string[], string>> {
  const member = await roleHolder(db, email);
  if (member === undefined) return failure(`No member has the address ${email}. Let them sign up first.`);
  if (member.status === 'active') return failure(`${member.name} has confirmed the address already.`);
  if (member.status === 'deleted') return failure(`${member.name} is leaving the site.`);
  const token = await issueLink(db, { memberId: member.id, purpose: 'activation', expires: new Date(now.getTime() + DAY) });
  return success([
    `Only if you know that ${email} is ${member.name}'s. This confirms it, within a day:`,
    new URL(`/api/activate.php?token=${token}`, publicUrl).href,
  ]);
}

/** Runs one call of the command and returns what to print. A failure says why nothing was done. */
export async function runRole(db: Db, words: readonly string[], operator: Operator): Promise<Result<readonly string[], string>> {
  const { by, now, needsPasskey, json } = operator;
  const [verb = '', role = '', email = '', passkey = null, ...more] = words;
  if (verb === 'list') {
    const holders = await roleHolders(db);
    if (json) return success([asJson(holders)]);
    return success(
      holders.length === 0 ? ['No one has a role.'] : columns(holders.map((one) => [one.email, one.name, one.roles.join(', ')])),
    );
  }
  if (verb === 'log') {
    const lines = await roleLog(db, MOST_LINES);
    if (json) return success([asJson(lines)]);
    const told = lines.map((line) => [
      line.at.toISOString(),
      line.by,
      line.given ? 'gave' : 'took',
      line.role,
      line.email ?? line.member_id,
    ]);
    return success(lines.length === 0 ? ['No one was ever given a role.'] : columns(told));
  }
  if (verb === 'confirm') {
    return ADDRESS.test(role) ? confirmLink(db, role, operator) : failure(`"${role}" is not an e-mail address. Usage: confirm <address>.`);
  }
  if (verb !== 'give' && verb !== 'take') return failure(`Unknown command "${verb}". Use give, take, confirm, list or log.`);
  if (!isRole(role)) return failure(`Unknown role "${role}". Roles are ${ROLES.join(', ')}.`);
  if (!ADDRESS.test(email)) return failure(`"${email}" is not an e-mail address. Usage: ${verb} ${role} <address>.`);
  const beyond = needsPasskey && verb === 'give' ? more : words.slice(3);
  if (beyond.length > 0) return failure(`One address at a time: remove ${beyond.join(' ')}.`);
  const changed = await changeRole(db, { email, role, given: verb === 'give', by, needsPasskey, passkey }, now);
  if (!changed.ok) return changed;
  return success([`${changed.value.name} (${email}) is ${verb === 'give' ? '' : 'no longer '}${role}, from their next request on.`]);
}
