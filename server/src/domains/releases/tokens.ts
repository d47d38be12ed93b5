import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { ALL_PARTS, type DeliveryProblem, TOKEN_PREFIX } from '@amarena/shared/contracts/platform/releases';
import { failure, type Result, success } from '@amarena/shared/errors/apiErrors';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../db/schema.ts';
import type { PartName } from '../../delivery/part.ts';
import { MINUTE } from '../../times.ts';
import { tokenProblem } from './problems.ts';
import { insertToken, noteUse, tokenByHash } from './tokens.repository.ts';
import type { Needed } from './wish.ts';

/** Who calls: a person or a pipeline, and what they may do. */
export interface Holder {
  readonly id: string;
  readonly name: string;
  readonly parts: readonly string[];
  readonly steps: readonly string[];
}

const BYTES = 32;
const BEARER = /^Bearer +(\S+)$/i;
const FORM = new RegExp(`^${TOKEN_PREFIX}[A-Za-z0-9_-]{43}$`);

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** The unique index finds a row by its hash; the comparison takes the same time wherever two hashes differ. */
const isSame = (one: string, other: string): boolean => {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
};

interface NewToken extends Omit<Holder, 'id'> {
  readonly exchanged: boolean;
  /** The pipeline that it was exchanged for; null: it stands for itself. */
  readonly identity: string | null;
  readonly made_by: string;
  readonly created_at: Date;
  readonly expires_at: Date;
}

/** Makes a token and returns it; only its hash is stored. */
export async function makeToken(db: Db, { parts, steps, ...rest }: NewToken): Promise<{ id: string; token: string }> {
  const [id, token] = [uuidv7(), `${TOKEN_PREFIX}${randomBytes(BYTES).toString('base64url')}`];
  const unused = { revoked_at: null, revoked_by: null, last_used_at: null };
  await insertToken(db, { id, hash: hashOf(token), parts: [...parts], steps: [...steps], ...rest, ...unused });
  return { id, token };
}

/** The holder of the token in an `Authorization` header. */
export async function holderOf(db: Db, authorization: string | undefined, now: Date): Promise<Result<Holder, DeliveryProblem>> {
  const [, token] = BEARER.exec(authorization ?? '') ?? [];
  if (token === undefined) return failure(tokenProblem('token_missing'));
  if (!FORM.test(token)) return failure(tokenProblem('token_unknown'));
  const hash = hashOf(token);
  const found = await tokenByHash(db, hash);
  if (found?.hash == null || !isSame(found.hash, hash)) return failure(tokenProblem('token_unknown'));
  if (found.revoked_at !== null) return failure(tokenProblem('token_revoked'));
  if (found.expires_at <= now) return failure(tokenProblem('token_expired'));
  await noteUse(db, found.id, { now, unlessSince: new Date(now.getTime() - MINUTE) });
  return success({ id: found.id, name: found.name, parts: found.parts, steps: found.steps });
}

export const mayShip = ({ parts }: Pick<Holder, 'parts'>, part: PartName): boolean => parts.includes(ALL_PARTS) || parts.includes(part);

/** Null if the holder may; otherwise the refusal, which says what the token may do. Says nothing about the parts. */
export function missingRight(holder: Holder, { rights, parts }: Needed): DeliveryProblem | null {
  const { steps } = holder;
  const lacking = rights.filter((right) => !steps.includes(right));
  const foreign = parts === null ? (holder.parts.includes(ALL_PARTS) ? [] : ['all parts']) : parts.filter((part) => !mayShip(holder, part));
  if (lacking.length === 0 && foreign.length === 0) return null;
  const wanted = [...new Set([...rights, ...foreign])].join(', ');
  return {
    code: 'right_missing',
    refusal: {
      rule: 'right_missing',
      found: `the token "${holder.name}" is used for ${wanted}`,
      expected: `parts ${holder.parts.join(', ')}; steps ${steps.join(', ')}`,
      remedy: 'Use a token with that right, or ask the operator for one.',
    },
    allowed: { parts: [...holder.parts], steps: [...steps] },
  };
}
