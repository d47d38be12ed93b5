import * as z from '@amarena/shared/schema';
import { PasskeyAnswer } from '../account/passkeys.ts';
import { endpoint } from './endpoint.ts';
import { PartName } from './partNames.ts';
import { Id, Instant } from './primitives.ts';
import { BuildVersion, DeliveryRefusal, type DeliveryRight, DeliveryStep } from './releases.ts';

/** What a grant can allow: builds are uploaded with a token only. */
export const GRANT_RIGHTS = ['check', 'canary', 'activate', 'rollback', 'retire', 'no-smoke'] as const satisfies readonly DeliveryRight[];

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
  z.object({ step: z.literal('retire'), part: PartName, from: BuildVersion }),
  z.object({ step: z.literal('return'), generation: z.int().check(z.gte(1), z.lte(99_999_999)) }),
]);
export type DeskStep = z.infer<typeof DeskStep>;

/**
 * What one passkey of the member may do. An empty list allows nothing; `all` stands for every part. `steps`: rights of a
 * token; a newer server may have some that a page does not know.
 */
export const DeliveryGrant = z.object({
  name: z.string(),
  parts: z.array(z.string()),
  steps: z.array(z.string()),
  until: Instant,
});
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

/** What stands against a version: one broken rule of an agreement between parts, as `check` tells it. */
export const Objection = z.object({
  rule: z.string(),
  /** The part that would have to change first. */
  by: z.string(),
  found: z.string(),
  expected: z.string(),
  remedy: z.string(),
});
export type Objection = z.infer<typeof Objection>;

export const VERSION_ROLES = ['active', 'canary', 'previous', 'taken_back'] as const;

/** A version in the store. `role`: null if it is not live and was not, or was left by a rollback. */
export const PublishedVersion = z.object({
  version: z.string(),
  published_at: Instant,
  /** Of all files, before and after gzip. */
  bytes: z.int(),
  gzip: z.int(),
  role: z.nullable(z.enum(VERSION_ROLES)),
  /** Who keeps it from going live, because of an agreement with what is live now; empty: nobody. */
  held_by: z.array(Objection),
});
export type PublishedVersion = z.infer<typeof PublishedVersion>;

/** A live version that requires an older version of something than the live shell or owner offers. */
export const Behind = z.object({ version: z.string(), what: z.string(), needs: z.string(), live: z.string() });
export type Behind = z.infer<typeof Behind>;

/** Most versions of a part that the page lists, the newest. */
export const MOST_VERSIONS = 12;

export const DeskPart = z.object({
  part: PartName,
  /** The newest first; a version that is or was live is listed however old it is. */
  versions: z.array(PublishedVersion),
  /** How many older ones are in the store. */
  left_out: z.int(),
  behind: z.array(Behind),
});
export type DeskPart = z.infer<typeof DeskPart>;

/** GET: what is published of each part, for developers. Errors: `forbidden`. */
export const getDeskParts = endpoint({
  name: 'getDeskParts',
  method: 'GET',
  path: '/api/delivery-parts.php',
  answer: z.object({ parts: z.array(DeskPart) }),
});

const Size = z.object({ bytes: z.int(), gzip: z.int() });

/** A file of which the content differs. `name`: without the hash of its content. Null: that version has no such file. */
export const FileDifference = z.object({ name: z.string(), before: z.nullable(Size), after: z.nullable(Size) });
export type FileDifference = z.infer<typeof FileDifference>;

export const CONTRACT_KINDS = [
  'platform',
  'requires',
  'widgets',
  'uses',
  'shared',
  'framework',
  'routes',
  'rendered',
  'templates',
  'budgets',
  'packages',
] as const;

/** Something in the contract that differs. Null: that version does not have it. */
export const ContractDifference = z.object({
  kind: z.enum(CONTRACT_KINDS),
  name: z.string(),
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
});
export type ContractDifference = z.infer<typeof ContractDifference>;

const Side = z.object({ version: z.string(), built_at: z.iso.datetime(), files: z.int(), ...Size.shape });

/** Most files, and most lines of contracts, that a difference lists. */
export const MOST_DIFFERENCES = 200;

/** GET: how two published versions of a part differ, the heaviest difference first. Errors: `forbidden`, `not_found`. */
export const getVersionDifference = endpoint({
  name: 'getVersionDifference',
  method: 'GET',
  path: '/api/delivery-difference.php',
  query: z.object({ part: PartName, before: BuildVersion, after: BuildVersion }),
  answer: z.object({
    before: Side,
    after: Side,
    files: z.array(FileDifference),
    /** How many differ but are not listed. */
    files_left_out: z.int(),
    contracts: z.array(ContractDifference),
    contracts_left_out: z.int(),
  }),
});
