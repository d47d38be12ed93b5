import * as z from '@amarena/shared/schema';
import { type Endpoint, endpoint } from './endpoint.ts';
import { PartName } from './partNames.ts';
import { Flag, Instant } from './primitives.ts';

/**
 * What a token may do. `canary` activates a version for a share of the visitors, `activate` for everyone; `retire` takes a guest off; `no-smoke`
 * skips the mount in a browser before an activation, and `accept-less` accepts that pages show much less than before.
 */
export const DELIVERY_RIGHTS = [
  'publish',
  'check',
  'canary',
  'activate',
  'rollback',
  'retire',
  'status',
  'no-smoke',
  'accept-less',
] as const;
export const DeliveryRight = z.enum(DELIVERY_RIGHTS);
export type DeliveryRight = z.infer<typeof DeliveryRight>;

/** How every token begins, so that scanners of repositories recognise one that was committed. */
export const TOKEN_PREFIX = 'amarena_delivery_';

/** Stands for every part in the list of a token. */
export const ALL_PARTS = 'all';

/** The version of a build: it is part of an address. */
export const BuildVersion = z.string().check(z.regex(/^[a-zA-Z0-9][a-zA-Z0-9._-]{0,99}$/));

const broken = { rule: z.string(), found: z.string(), expected: z.string(), remedy: z.string() };
/** A rule that a delivery broke, with both sides and what to do. `all`: every broken rule, if there are several. */
export const DeliveryRefusal = z.object({ ...broken, all: z.optional(z.array(z.object(broken))) });
export type DeliveryRefusal = z.infer<typeof DeliveryRefusal>;

/**
 * Why a call was refused. 401: the four codes of the token, and `exchange_refused`. 403: `right_missing`, with what the
 * token may do. 404: `step_unknown`. 409: `upload_missing`. 422: `refused`, by a rule of delivery.
 */
export const DeliveryProblem = z.object({
  code: z.enum([
    'token_missing',
    'token_unknown',
    'token_revoked',
    'token_expired',
    'exchange_refused',
    'right_missing',
    'step_unknown',
    'upload_missing',
    'refused',
  ]),
  refusal: DeliveryRefusal,
  allowed: z.optional(z.object({ parts: z.array(z.string()), steps: z.array(z.string()) })),
});
export type DeliveryProblem = z.infer<typeof DeliveryProblem>;

/** The forms of a built file that are stored: as it is, compressed, and its source map. */
export const FILE_FORMS = ['plain', 'br', 'gz', 'map'] as const;
export const FileForm = z.enum(FILE_FORMS);
export type FileForm = z.infer<typeof FileForm>;

/**
 * A step of a delivery. `running`: ask again by its id. `lines`: what the command prints. `refusal`: null unless
 * `refused`.
 */
export const DeliveryStep = z.object({
  id: z.string(),
  state: z.enum(['running', 'done', 'refused']),
  lines: z.array(z.string()),
  refusal: z.nullable(DeliveryRefusal),
});
export type DeliveryStep = z.infer<typeof DeliveryStep>;

/** Files of an upload as `<form>/<file>`. `missing`: what `publish` still needs. */
export const DeliveryUpload = z.object({ published: z.boolean(), present: z.array(z.string()), missing: z.array(z.string()) });
export type DeliveryUpload = z.infer<typeof DeliveryUpload>;

/** What the command prints: a table, or with `json` data as JSON. Only of parts that the token may ship. */
const Shown = z.object({ text: z.string() });
const asJson = z.object({ json: z._default(Flag, false) });

export const Build = z.object({ part: PartName, version: BuildVersion });
export type Build = z.infer<typeof Build>;

const MOST_PARTS = 30;
const LONGEST_FILE_NAME = 200;

/** These calls carry `Authorization: Bearer` and no cookie. A file has the same bytes at every repeat, so they need no key. */
const access = 'token';
const repeatable = <E extends Endpoint>(call: E): E => ({ ...call, once: false });

/** PUT: begins or resumes an upload. The body is the build's `manifest.json`. Errors: `payload_too_large`. */
export const putDeliveryUpload = repeatable(
  endpoint({
    name: 'putDeliveryUpload',
    method: 'PUT',
    path: '/api/delivery/upload',
    access,
    bytes: true,
    query: Build,
    answer: DeliveryUpload,
  }),
);

/** PUT: one form of a file that the manifest lists, as raw bytes. Errors: `payload_too_large`. */
export const putDeliveryFile = repeatable(
  endpoint({
    name: 'putDeliveryFile',
    method: 'PUT',
    path: '/api/delivery/file',
    access,
    bytes: true,
    query: z.object({ ...Build.shape, file: z.string().check(z.maxLength(LONGEST_FILE_NAME)), form: FileForm }),
  }),
);

/** PUT: the sigstore bundle that proves who built an upload, as raw bytes. `publish` verifies it. Errors: `payload_too_large`. */
export const putDeliveryProvenance = repeatable(
  endpoint({
    name: 'putDeliveryProvenance',
    method: 'PUT',
    path: '/api/delivery/provenance',
    access,
    bytes: true,
    query: Build,
  }),
);

/** POST: publishes an upload whose files are all there, with its provenance if that was sent. */
export const postDeliveryPublish = endpoint({
  name: 'postDeliveryPublish',
  method: 'POST',
  path: '/api/delivery/publish',
  access,
  body: Build,
  answer: DeliveryStep,
});

/** True: someone accepts that pages show much less than their live version. */
const less = z._default(z.boolean(), false);

/** POST: checks a published version, by default with a mount in a browser. */
export const postDeliveryCheck = endpoint({
  name: 'postDeliveryCheck',
  method: 'POST',
  path: '/api/delivery/check',
  access,
  body: z.object({ ...Build.shape, smoke: z._default(z.boolean(), true), less }),
  answer: DeliveryStep,
});

/** POST: makes versions live in one change, by default after a mount in a browser. `percent`: one version, as a canary. */
export const postDeliveryActivate = endpoint({
  name: 'postDeliveryActivate',
  method: 'POST',
  path: '/api/delivery/activate',
  access,
  body: z.object({
    parts: z.array(Build).check(z.minLength(1), z.maxLength(MOST_PARTS)),
    percent: z._default(z.int().check(z.gte(1), z.lte(100)), 100),
    smoke: z._default(z.boolean(), true),
    less,
  }),
  answer: DeliveryStep,
});

/** POST: takes a part back by one step. With `generation`: the whole live set, by tokens for all parts. */
export const postDeliveryRollback = endpoint({
  name: 'postDeliveryRollback',
  method: 'POST',
  path: '/api/delivery/rollback',
  access,
  body: z.object({
    part: z._default(z.nullable(PartName), null),
    generation: z._default(z.nullable(z.int().check(z.gte(1), z.lte(99_999_999))), null),
  }),
  answer: DeliveryStep,
});

/** POST: takes a guest off the site, until one of its versions is activated again. */
export const postDeliveryRetire = endpoint({
  name: 'postDeliveryRetire',
  method: 'POST',
  path: '/api/delivery/retire',
  access,
  body: z.object({ part: PartName }),
  answer: DeliveryStep,
});

/** GET: a step of the same token. */
export const getDeliveryStep = endpoint({
  name: 'getDeliveryStep',
  method: 'GET',
  path: '/api/delivery/step',
  access,
  query: z.object({ id: z.string().check(z.regex(/^[0-9a-f-]{36}$/)) }),
  answer: DeliveryStep,
});

/** GET: what is live of the token's parts, and how it does. */
export const getDeliveryStatus = endpoint({
  name: 'getDeliveryStatus',
  method: 'GET',
  path: '/api/delivery/status',
  access,
  query: asJson,
  answer: Shown,
});

/** GET: the generations that changed the token's parts. */
export const getDeliveryHistory = endpoint({
  name: 'getDeliveryHistory',
  method: 'GET',
  path: '/api/delivery/history',
  access,
  query: asJson,
  answer: Shown,
});

/** POST: exchanges the signed token of a pipeline (OIDC) for one of this site. Each counts once. */
export const postDeliveryExchange = repeatable(
  endpoint({
    name: 'postDeliveryExchange',
    method: 'POST',
    path: '/api/delivery/exchange',
    access: 'visitor',
    body: z.object({ token: z.string().check(z.minLength(1), z.maxLength(8_192)) }),
    answer: z.object({ token: z.string(), name: z.string(), expires_at: Instant }),
  }),
);
