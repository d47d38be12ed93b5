import { GRANT_RIGHTS } from '@amarena/shared/contracts/platform/deliveryDesk';
import { isPartName } from '@amarena/shared/contracts/platform/partNames';
import { ALL_PARTS, DELIVERY_RIGHTS, DeliveryRight } from '@amarena/shared/contracts/platform/releases';
import { REMOTES } from '@amarena/shared/contracts/platform/routes';
import { failure, type Result, success } from '@amarena/shared/errors/apiErrors';
import { type Db, unlessRefused } from '../../db/schema.ts';
import { passkeysOfHolder, roleHolder } from '../../domains/accounts/roles.repository.ts';
import { lineOf, markOf } from '../../domains/accounts/roles.ts';
import { createGrantNames } from '../../domains/releases/grantNames.ts';
import { hasGrant } from '../../domains/releases/grants.repository.ts';
import { makeGrant } from '../../domains/releases/grants.ts';
import { lastSteps } from '../../domains/releases/steps.repository.ts';
import { isNameTaken, madeTokens, revokeToken } from '../../domains/releases/tokens.repository.ts';
import { makeToken } from '../../domains/releases/tokens.ts';
import { asJson, columns } from '../../printed.ts';
import { DAY } from '../../times.ts';
import type { Operator } from '../onDatabase.ts';

type Printed = Promise<Result<readonly string[], string>>;

export interface NewToken {
  readonly name: string;
  /** Names separated by commas. */
  readonly parts: string;
  readonly steps: string;
  readonly days: number;
}

export const MOST_DAYS = 365;
/** The parts that a token can be for, in words. */
export const SHIPPED = `shell, ${REMOTES.join(', ')}, a guest by its name, or all`;
const MOST_LINES = 50;
/** No slash and no "@": names of exchanged tokens have both. */
const NAME = /^[\p{L}\p{N}][\p{L}\p{N} ._-]{0,59}$/u;
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const UNKNOWN = '–';

const listed = (text: string): string[] => [...new Set(text.split(',').map((word) => word.trim()))].filter((word) => word !== '');

/** Why a token cannot be made as it is ordered; null if it can. */
function fault({ name, days }: NewToken, parts: readonly string[], steps: readonly string[]): string | null {
  if (!NAME.test(name)) return `"${name}" is not a name: up to 60 letters, digits, spaces, ".", "_" and "-".`;
  const part = parts.find((one) => one !== ALL_PARTS && !isPartName(one));
  if (part !== undefined || parts.length === 0) return `Unknown part "${part ?? ''}". Parts are ${SHIPPED}.`;
  const step = steps.find((one) => !DeliveryRight.safeParse(one).success);
  if (step !== undefined || steps.length === 0) return `Unknown step "${step ?? ''}". Steps are ${DELIVERY_RIGHTS.join(', ')}.`;
  return days > MOST_DAYS ? `A token lasts at most ${MOST_DAYS} days.` : null;
}

/** Makes a token and shows it, once. */
export async function newToken(db: Db, wanted: NewToken, { by, now }: Operator): Printed {
  const [parts, steps] = [listed(wanted.parts), listed(wanted.steps)];
  const why = fault(wanted, parts, steps);
  if (why !== null) return failure(why);
  const expires_at = new Date(now.getTime() + wanted.days * DAY);
  return unlessRefused(db, async (trx) => {
    if (await isNameTaken(trx, wanted.name, now))
      return failure(`A token "${wanted.name}" is in use: the history would not tell the two apart.`);
    const made = await makeToken(trx, {
      name: wanted.name,
      parts,
      steps,
      exchanged: false,
      identity: null,
      made_by: by,
      created_at: now,
      expires_at,
    });
    return success([
      `${wanted.name} may ${steps.join(', ')} ${parts.join(', ')} until ${expires_at.toISOString()}, id ${made.id}.`,
      'This is shown once. Put it into DELIVERY_TOKEN where the releases are made:',
      made.token,
    ]);
  });
}

export interface NewGrant extends Omit<NewToken, 'name'> {
  /** The name in the history; absent: the member's. */
  readonly name?: string;
  /** E-mail address of the developer. */
  readonly member: string;
  /** The mark of the passkey that confirms each step; absent: the command lists them. */
  readonly passkey?: string;
}

const isGrantable = (step: string): boolean => GRANT_RIGHTS.some((right) => right === step);

/** Whose grant it is, and for which passkey; or why there is none. */
async function grantee(trx: Db, { member, passkey }: NewGrant): Promise<Result<{ id: string; name: string; passkey_id: string }, string>> {
  const found = await roleHolder(trx, member);
  if (found === undefined) return failure(`No member has the address ${member}. Is it the one they log in with?`);
  const { id, name, roles } = found;
  if (!roles.includes('developer')) return failure(`${name} is no developer: "npm run role -- give developer ${member}" first.`);
  const held = await passkeysOfHolder(trx, id);
  const named = held.find((one) => markOf(one) === passkey);
  if (named !== undefined) return success({ id, name, passkey_id: named.id });
  if (held.length === 0) return failure(`${name} has no passkey yet. Let them add it in their settings first.`);
  const ask = `Ask ${name}, by another way than this site, when and on which device they added their passkey, and name it with --passkey.`;
  return failure([ask, 'Passkeys:', ...held.map(lineOf)].join('\n'));
}

/** Lets a developer act at /delivery, with one of their passkeys. */
export async function newGrant(db: Db, wanted: NewGrant, { by, now }: Operator): Printed {
  const [parts, steps] = [listed(wanted.parts), listed(wanted.steps)];
  const unusable = steps.find((step) => !isGrantable(step));
  if (unusable !== undefined) return failure(`Unknown step "${unusable}". Steps at /delivery are ${GRANT_RIGHTS.join(', ')}.`);
  const expires_at = new Date(now.getTime() + wanted.days * DAY);
  return unlessRefused(db, async (trx) => {
    const found = await grantee(trx, wanted);
    if (!found.ok) return found;
    const { id: member_id, passkey_id } = found.value;
    const name = wanted.name ?? found.value.name;
    const why = fault({ ...wanted, name }, parts, steps);
    if (why !== null) return failure(why);
    if (await hasGrant(trx, passkey_id, now))
      return failure('This passkey has a grant already. Look at "token list", and revoke it before you give another.');
    if (await isNameTaken(trx, name, now))
      return failure(`"${name}" is in use: the history would not tell the two apart. Give another one with --name.`);
    const id = await makeGrant(trx, { name, parts, steps, member_id, passkey_id, made_by: by, created_at: now, expires_at });
    return success([`${name} may ${steps.join(', ')} ${parts.join(', ')} at /delivery until ${expires_at.toISOString()}, id ${id}.`]);
  });
}

type Made = Awaited<ReturnType<typeof madeTokens>>[number];

const stateOf = ({ revoked_at, expires_at }: Made, now: Date): string => {
  if (revoked_at !== null) return 'revoked';
  return expires_at <= now ? 'expired' : 'valid';
};

export async function listTokens(db: Db, { now, json }: Operator): Printed {
  const tokens = await madeTokens(db);
  if (json) return success([asJson(tokens.map((token) => ({ ...token, state: stateOf(token, now) })))]);
  if (tokens.length === 0) return success(['There is no token.']);
  const rows = tokens.map((token) => [
    token.id,
    token.name,
    stateOf(token, now),
    token.parts.join(','),
    token.steps.join(','),
    token.expires_at.toISOString(),
    token.last_used_at?.toISOString() ?? UNKNOWN,
    token.made_by,
    token.member_id === null ? 'token' : 'passkey',
  ]);
  return success(columns([['id', 'name', 'state', 'parts', 'steps', 'expires', 'last used', 'made by', 'used by'], ...rows]));
}

/** Ends a token at once. A mount that waits for a browser ends with it. */
export async function revoke(db: Db, id: string, { by, now }: Operator): Printed {
  if (!ID.test(id)) return failure(`"${id}" is not the id of a token: "token list" shows them.`);
  const name = await revokeToken(db, id, { by, now });
  return name === undefined ? failure(`No token ${id} can be used.`) : success([`${name} can no longer be used.`]);
}

/** The last steps that were done with tokens. */
export async function tokenLog(db: Db, { json }: Operator): Printed {
  const kept = await lastSteps(db, MOST_LINES);
  const named = await createGrantNames(db)(kept.map(({ name }) => name).join('\n'));
  const steps = kept.map((step) => ({ ...step, name: named(step.name) }));
  if (json) return success([asJson(steps)]);
  if (steps.length === 0) return success(['No token was ever used for a step.']);
  const rows = steps.map(({ at, name, step, parts, outcome, refusal }) => [
    at.toISOString(),
    name,
    step,
    parts.join(', '),
    outcome ?? 'running',
    refusal?.rule ?? '',
  ]);
  return success(columns(rows));
}
