import type { DeskStep } from '@amarena/shared/contracts/platform/deliveryDesk';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../db/schema.ts';
import { markOfGrant, shownGrant } from './grantNames.ts';
import { grantsOf } from './grants.repository.ts';
import { insertToken } from './tokens.repository.ts';
import { type Holder, missingRight } from './tokens.ts';
import { neededFor, type Wish } from './wish.ts';

/** What a member may do at /delivery, with one passkey: like a token whose secret is the passkey. */
export interface Grant extends Holder {
  /** The browser's id of the passkey. */
  readonly credential: string;
  /** What its member is shown; `name` is what is kept. */
  readonly shown: string;
  readonly expires_at: Date;
}

/** The grants that a member can use now. None by default: nobody acts whom no operator has named. */
export async function usableGrants(db: Db, memberId: string, now: Date): Promise<Grant[]> {
  return (await grantsOf(db, memberId, now)).map((grant) => ({ ...grant, name: markOfGrant(grant.id), shown: shownGrant(grant.name) }));
}

export const mayDo = (grant: Grant, wish: Wish): boolean => missingRight(grant, neededFor(wish)) === null;

/** The step as the site runs it, by command line, token or passkey. */
export function wishOf(step: DeskStep): Wish {
  switch (step.step) {
    case 'check':
      return { step: 'check', build: { part: step.part, version: step.version }, smoke: step.smoke };
    case 'activate': {
      const { part, version, percent, smoke } = step;
      return { step: 'activate', builds: [{ part, version }], percent, smoke };
    }
    case 'rollback':
      return { step: 'rollback', part: step.part, from: step.from };
    case 'retire':
      return { step: 'retire', part: step.part, from: step.from };
    case 'return':
      return { step: 'return', generation: step.generation };
  }
}

interface NewGrant extends Omit<Holder, 'id'> {
  readonly member_id: string;
  readonly passkey_id: string;
  readonly made_by: string;
  readonly created_at: Date;
  readonly expires_at: Date;
}

/** Makes a grant and returns its id. */
export async function makeGrant(db: Db, { parts, steps, ...rest }: NewGrant): Promise<string> {
  const id = uuidv7();
  const unused = { revoked_at: null, revoked_by: null, last_used_at: null };
  await insertToken(db, { id, hash: null, exchanged: false, parts: [...parts], steps: [...steps], ...rest, ...unused });
  return id;
}
