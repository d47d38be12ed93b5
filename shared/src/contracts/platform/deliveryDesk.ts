import * as z from '@amarena/shared/schema';
import { PasskeyAnswer } from '../account/passkeys.ts';
import { endpoint } from './endpoint.ts';
import { PartName } from './partNames.ts';
import { Id, Instant } from './primitives.ts';
import { BuildVersion, DeliveryRefusal, DeliveryRight, DeliveryStep } from './releases.ts';

/** What a grant can allow: builds are uploaded with a token only. */
export const GRANT_RIGHTS = ['check', 'canary', 'activate', 'rollback', 'no-smoke'] as const satisfies readonly DeliveryRight[];

const Version = { part: PartName, version: BuildVersion };
const smoke = z._default(z.boolean(), true);

/**
 * A step as a developer orders it. `smoke`: mounts the version in a browser first. `from`: the version that is to be
 * left; the step is refused if another one is live by then.
 */
export const DeskStep = z.discriminatedUnion('step', [
  z.object({ step: z.literal('check'), ...Version, smoke }),
  z.object({ step: z.literal('activate'), ...Version, percent: z._default(z.int().check(z.gte(1), z.lte(100)), 100), smoke }),
  z.object({ step: z.literal('rollback'), part: PartName, from: BuildVersion }),
  z.object({ step: z.literal('return'), generation: z.int().check(z.gte(1), z.lte(99_999_999)) }),
]);
export type DeskStep = z.infer<typeof DeskStep>;

/** What one passkey of the member may do. An empty list allows nothing; `all` stands for every part. */
export const DeliveryGrant = z.object({ name: z.string(), parts: z.array(z.string()), steps: z.array(DeliveryRight), until: Instant });
export type DeliveryGrant = z.infer<typeof DeliveryGrant>;

/** GET: what the member may do here. `by_passkey`: false for a session that can do none of it. Errors: `forbidden`. */
export const getDeliveryGrants = endpoint({
  name: 'getDeliveryGrants',
  method: 'GET',
  path: '/api/delivery-grants.php',
  answer: z.object({ by_passkey: z.boolean(), grants: z.array(DeliveryGrant) }),
});

/** Arguments of the browser's own function, as for a log-in. */
const PasskeyOptions = z.looseObject({ challenge: z.string() });

/**
 * POST: the challenge by which a passkey confirms exactly this step, once, in this session and within
 * `PASSKEY_MINUTES`. Errors: `forbidden`, `passkey_session_needed`.
 */
export const postDeliveryChallenge = endpoint({
  name: 'postDeliveryChallenge',
  method: 'POST',
  path: '/api/delivery-challenge.php',
  body: z.object({ step: DeskStep }),
  answer: z.object({ options: PasskeyOptions }),
});

/** A step that was ordered. `id`: null if it was refused before it began. */
export const DeskStepState = z.object({ ...DeliveryStep.shape, id: z.nullable(Id), refusal: z.nullable(DeliveryRefusal) });
export type DeskStepState = z.infer<typeof DeskStepState>;

/**
 * POST: does a step that a passkey of the member has confirmed. Every rule of delivery applies, and a refusal by one of
 * them is an answer. Errors: `forbidden`, `passkey_session_needed`, `passkey_expired`, `passkey_failed`.
 */
export const postDeliveryStep = endpoint({
  name: 'postDeliveryStep',
  method: 'POST',
  path: '/api/delivery-step.php',
  body: z.object({ step: DeskStep, passkey: PasskeyAnswer }),
  answer: DeskStepState,
});

/** GET: a step of this member. Errors: `forbidden`, `not_found`. */
export const getDeskStep = endpoint({
  name: 'getDeskStep',
  method: 'GET',
  path: '/api/delivery-step.php',
  ids: { id: 'own step' },
  query: z.object({ id: Id }),
  answer: DeskStepState,
});
