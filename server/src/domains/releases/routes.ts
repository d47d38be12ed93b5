import {
  type Build,
  getDeliveryHistory,
  getDeliveryStatus,
  getDeliveryStep,
  postDeliveryActivate,
  postDeliveryCheck,
  postDeliveryExchange,
  postDeliveryPublish,
  postDeliveryRetire,
  postDeliveryRollback,
  putDeliveryFile,
  putDeliveryProvenance,
  putDeliveryUpload,
} from '@amarena/shared/contracts/platform/releases';
import { failure, success } from '@amarena/shared/errors/apiErrors';
import { BUNDLE_LIMITS } from '../../delivery/provenance/pipelineFiles.ts';
import type { Refusal } from '../../delivery/refusal.ts';
import type { Api } from '../../http/platform.ts';
import { validated } from '../../http/validated.ts';
import { MINUTE } from '../../times.ts';
import type { Exchange } from './exchange.ts';
import { refusedBy } from './problems.ts';
import type { Steps } from './steps.ts';
import { bytesRoute, sendProblem, tokenRoute } from './tokenRoute.ts';
import { type Holder, missingRight } from './tokens.ts';
import { UPLOAD_LIMITS } from './uploadLimits.ts';
import type { Uploads } from './uploads.ts';
import type { View } from './view.ts';
import type { Wish } from './wish.ts';

/** Requests per minute and address: a part has some hundred files in four forms, and a client polls every second. */
const PER_MINUTE = { files: 3_000, steps: 60, reads: 300, histories: 30, exchanges: 30 } as const;

interface Deps {
  readonly uploads: Uploads;
  readonly steps: Steps;
  readonly view: View;
  readonly exchange: Exchange;
}

const bothOrNone: Refusal = {
  rule: 'order_unclear',
  found: 'a rollback of a part and to a generation, or of neither',
  expected: 'one of the two',
  remedy: 'Send "part", or "generation".',
};

const mayPublish = (holder: Holder, { part }: Build) => missingRight(holder, { rights: ['publish'], parts: [part] });

function registerUploads(api: Api, uploads: Uploads): void {
  bytesRoute(
    api,
    putDeliveryUpload,
    {
      async prepare(holder, build) {
        const missing = mayPublish(holder, build);
        return missing === null ? success({ limit: UPLOAD_LIMITS.manifest, prepared: null }) : failure(missing);
      },
      async keep(holder, build, bytes) {
        const begun = await uploads.begin(holder.id, build, bytes);
        return begun.ok ? begun : failure(refusedBy(begun.error));
      },
    },
    { perMinute: PER_MINUTE.steps },
  );
  bytesRoute(
    api,
    putDeliveryFile,
    {
      async prepare(holder, name) {
        const missing = mayPublish(holder, name);
        if (missing !== null) return failure(missing);
        const expected = await uploads.expected(holder.id, name);
        return expected.ok ? success({ limit: expected.value.limit, prepared: expected.value.facts }) : expected;
      },
      async keep(holder, name, bytes, facts) {
        const kept = await uploads.keep(holder.id, name, bytes, facts);
        return kept.ok ? kept : failure(refusedBy(kept.error));
      },
    },
    { perMinute: PER_MINUTE.files },
  );
  bytesRoute(
    api,
    putDeliveryProvenance,
    {
      async prepare(holder, build) {
        const missing = mayPublish(holder, build);
        return missing === null ? success({ limit: BUNDLE_LIMITS.bytes, prepared: null }) : failure(missing);
      },
      async keep(holder, build, bytes) {
        const kept = await uploads.keepProvenance(holder.id, build, bytes);
        return kept.ok ? kept : failure(refusedBy(kept.error));
      },
    },
    { perMinute: PER_MINUTE.steps },
  );
}

/** Absent if nothing is accepted, as in the steps of earlier releases, with which a repeat is compared. */
const accepting = (less: boolean) => (less ? { less } : {});

function registerSteps(api: Api, steps: Steps): void {
  const limits = { perMinute: PER_MINUTE.steps };
  tokenRoute(api, postDeliveryPublish, ({ holder, key, body }) => steps.begin(holder, key, { step: 'publish', build: body }), limits);
  tokenRoute(
    api,
    postDeliveryCheck,
    ({ holder, key, body: { smoke, less, ...build } }) => steps.begin(holder, key, { step: 'check', build, smoke, ...accepting(less) }),
    limits,
  );
  tokenRoute(
    api,
    postDeliveryActivate,
    ({ holder, key, body: { parts, percent, smoke, less } }) =>
      steps.begin(holder, key, { step: 'activate', builds: parts, percent, smoke, ...accepting(less) }),
    limits,
  );
  tokenRoute(
    api,
    postDeliveryRollback,
    async ({ holder, key, body: { part, generation } }) => {
      const wish: Wish | null =
        generation === null ? part && { step: 'rollback', part } : part === null ? { step: 'return', generation } : null;
      if (wish !== null) return steps.begin(holder, key, wish);
      return failure(refusedBy(bothOrNone));
    },
    limits,
  );
  tokenRoute(api, postDeliveryRetire, ({ holder, key, body: { part } }) => steps.begin(holder, key, { step: 'retire', part }), limits);
  tokenRoute(api, getDeliveryStep, ({ holder, query }) => steps.find(holder, query.id), { perMinute: PER_MINUTE.reads });
}

function registerView(api: Api, view: View): void {
  const mayLook = (holder: Holder) => missingRight(holder, { rights: ['status'], parts: [] });
  tokenRoute(
    api,
    getDeliveryStatus,
    async ({ holder, query }) => {
      const missing = mayLook(holder);
      return missing === null ? success({ text: await view.status(holder, query.json) }) : failure(missing);
    },
    { perMinute: PER_MINUTE.reads },
  );
  tokenRoute(
    api,
    getDeliveryHistory,
    async ({ holder, query }) => {
      const missing = mayLook(holder);
      return missing === null ? success({ text: await view.history(holder, query.json) }) : failure(missing);
    },
    { perMinute: PER_MINUTE.histories },
  );
}

/** Bound by hand: the stored answer of a repeat would contain the token. */
function registerExchange({ server, endpoints }: Api, exchange: Exchange): void {
  const endpoint = postDeliveryExchange;
  endpoints.push(endpoint);
  server.route({
    method: endpoint.method,
    url: endpoint.path,
    config: { rateLimit: { max: PER_MINUTE.exchanges, timeWindow: MINUTE } },
    handler: async (request, reply) => {
      const { body } = validated(endpoint, request);
      const given = await exchange(body.token);
      return given.ok ? reply.send(endpoint.answer?.parse(given.value)) : sendProblem(reply, given.error);
    },
  });
}

/** Registers the calls by which teams and pipelines release with a token. */
export function registerReleases(api: Api, { uploads, steps, view, exchange }: Deps): void {
  registerUploads(api, uploads);
  registerSteps(api, steps);
  registerView(api, view);
  registerExchange(api, exchange);
}
