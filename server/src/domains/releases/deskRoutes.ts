import {
  type DeskStepState,
  getDeliveryGrants,
  getDeskStep,
  postDeliveryChallenge,
  postDeliveryStep,
} from '@amarena/shared/contracts/platform/deliveryDesk';
import { DELIVERY_RIGHTS, type DeliveryProblem, type DeliveryRight, type DeliveryStep } from '@amarena/shared/contracts/platform/releases';
import { type ApiError, failure, type Result, success } from '@amarena/shared/errors/apiErrors';
import type { Db } from '../../db/schema.ts';
import type { Api } from '../../http/platform.ts';
import { keyOf, memberRoute } from '../../http/route.ts';
import type { SessionMember } from '../../http/sessions.ts';
import type { Passkeys } from '../passkeys/service.ts';
import { noteGrantUse } from './grants.repository.ts';
import { type Grant, mayDo, usableGrants, wishOf } from './grants.ts';
import { PROBLEM_STATUS } from './problems.ts';
import type { Steps } from './steps.ts';
import type { Wish } from './wish.ts';

/** Calls per minute and address: each step takes two, and a page asks every second what became of one. */
const PER_MINUTE = { steps: 20, reads: 120 } as const;

interface Deps {
  readonly steps: Steps;
  readonly passkeys: Pick<Passkeys, 'confirmation' | 'confirm'>;
}

const isOfDelivery = (problem: DeliveryProblem | ApiError): problem is DeliveryProblem => problem.code in PROBLEM_STATUS;

/** What the passkey signs for: another part, version, share or mount is another challenge. */
const nameOf = (wish: Wish): string => JSON.stringify(wish);

const isRight = (step: string): step is DeliveryRight => DELIVERY_RIGHTS.some((right) => right === step);
const isDeveloper = ({ roles }: SessionMember): boolean => roles.includes('developer');

/** Why a member can do no step in this session; null: they can, with a grant. */
function closedTo(member: SessionMember): ApiError | null {
  if (member.suspension !== null) return { code: 'account_suspended', until: member.suspended_until?.toISOString() ?? null };
  if (!isDeveloper(member)) return { code: 'forbidden' };
  // Without STAFF_PASSKEYS a role counts in a session by password, too. Acting never does.
  return member.by_passkey ? null : { code: 'passkey_session_needed' };
}

/** Whether a refusal is one by a rule of delivery, which the page shows in full. */
function stateOf(begun: Result<DeliveryStep, DeliveryProblem | ApiError>): Result<DeskStepState, ApiError> {
  if (begun.ok) return begun;
  if (!isOfDelivery(begun.error)) return failure(begun.error);
  if (begun.error.code === 'right_missing') return failure({ code: 'forbidden' });
  return success({ id: null, state: 'refused', lines: [], refusal: begun.error.refusal });
}

/** Registers the calls by which developers act at /delivery: steps like those of a token, each confirmed by a passkey. */
export function registerDesk(api: Api, { steps, passkeys }: Deps): void {
  memberRoute(
    api,
    getDeliveryGrants,
    async ({ db, member, now }) => {
      if (!isDeveloper(member)) return failure({ code: 'forbidden' });
      const grants = await usableGrants(db, member.id, now);
      return success({
        by_passkey: member.by_passkey,
        grants: grants.map(({ shown, parts, steps: rights, expires_at }) => ({
          name: shown,
          parts: [...parts],
          steps: rights.filter(isRight),
          until: expires_at.toISOString(),
        })),
      });
    },
    { perMinute: PER_MINUTE.reads },
  );

  memberRoute(
    api,
    postDeliveryChallenge,
    async ({ db, member, body, now }) => {
      const closed = closedTo(member);
      if (closed !== null) return failure(closed);
      const wish = wishOf(body.step);
      const allowing = (await usableGrants(db, member.id, now)).filter((grant) => mayDo(grant, wish));
      if (allowing.length === 0) return failure({ code: 'forbidden' });
      const credentials = allowing.map(({ credential }) => credential);
      return success({ options: await passkeys.confirmation(db, member.session_id, { what: nameOf(wish), credentials }, now) });
    },
    { perMinute: PER_MINUTE.steps },
  );

  memberRoute(
    api,
    postDeliveryStep,
    async ({ db, member, body, request, now }) => {
      const closed = closedTo(member);
      if (closed !== null) return failure(closed);
      const grant = await grantWith(db, member, body.passkey.id, now);
      const wish = wishOf(body.step);
      // Before anything is logged: this passkey has not confirmed the step yet.
      if (grant === undefined || !mayDo(grant, wish)) return failure({ code: 'forbidden' });
      const begun = await steps.begin(grant, keyOf(request), wish, async (trx) => {
        const refused = await passkeys.confirm(trx, member, { what: nameOf(wish), passkey: body.passkey }, now);
        if (refused === null) await noteGrantUse(trx, grant.id, now);
        return refused;
      });
      return stateOf(begun);
    },
    { perMinute: PER_MINUTE.steps, ownRepeats: true },
  );

  memberRoute(
    api,
    getDeskStep,
    async ({ member, query }) => {
      if (!isDeveloper(member)) return failure({ code: 'forbidden' });
      const found = await steps.findOf(member.id, query.id);
      return found === null ? failure({ code: 'not_found' }) : success(found);
    },
    { perMinute: PER_MINUTE.reads },
  );
}

async function grantWith(db: Db, { id }: SessionMember, credential: string, now: Date): Promise<Grant | undefined> {
  return (await usableGrants(db, id, now)).find((grant) => grant.credential === credential);
}
