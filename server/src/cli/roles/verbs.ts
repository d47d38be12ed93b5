import { ROLES } from '@amarena/shared/contracts/accounts';
import { failure, type Result, success } from '@amarena/shared/errors/codes';
import type { Db } from '../../db/schema.ts';
import { roleHolders, roleLog } from '../../domains/accounts/roles.repository.ts';
import { changeRole, isRole } from '../../domains/accounts/roles.ts';
import { columns } from '../columns.ts';

const MOST_LINES = 50;
const ADDRESS = /^[^\s@]+@[^\s@]+$/;

interface Operator {
  /** Stands in the log. */
  readonly by: string;
  readonly now: Date;
}

/** Does what one call of the command asks, and answers what to print. The failure is why nothing was done. */
export async function runRole(db: Db, words: readonly string[], { by, now }: Operator): Promise<Result<readonly string[], string>> {
  const [verb = '', role = '', email = '', ...more] = words;
  if (verb === 'list') {
    const holders = await roleHolders(db);
    return success(
      holders.length === 0 ? ['Nobody has a role.'] : columns(holders.map((one) => [one.email, one.name, one.roles.join(', ')])),
    );
  }
  if (verb === 'log') {
    const lines = await roleLog(db, MOST_LINES);
    const told = lines.map((line) => [
      line.at.toISOString(),
      line.by,
      line.given ? 'gave' : 'took',
      line.role,
      line.email ?? line.member_id,
    ]);
    return success(lines.length === 0 ? ['Nobody was ever given a role.'] : columns(told));
  }
  if (verb !== 'give' && verb !== 'take') return failure(`There is no "${verb}". There are give, take, list and log.`);
  if (!isRole(role)) return failure(`There is no role "${role}". There are ${ROLES.join(', ')}.`);
  if (!ADDRESS.test(email)) return failure(`"${email}" is no e-mail address. ${verb} ${role} <address> is meant.`);
  if (more.length > 0) return failure(`One address at a time: ${more.join(' ')} is too much.`);
  const changed = await changeRole(db, { email, role, given: verb === 'give', by }, now);
  if (!changed.ok) return changed;
  return success([`${changed.value.name} (${email}) is ${verb === 'give' ? '' : 'no longer '}${role}, from their next request on.`]);
}
