import { setTimeout as pause } from 'node:timers/promises';
import type { BodyOf, Endpoint } from '@amarena/shared/contracts/platform/endpoint';
import type { PartName } from '@amarena/shared/contracts/platform/partNames';
import {
  type Build,
  type DeliveryRefusal,
  type DeliveryStep,
  getDeliveryHistory,
  getDeliveryStatus,
  getDeliveryStep,
  postDeliveryActivate,
  postDeliveryCheck,
  postDeliveryPublish,
  postDeliveryRetire,
  postDeliveryRollback,
  putDeliveryProvenance,
} from '@amarena/shared/contracts/platform/releases';
import { failure, type Result, success } from '@amarena/shared/errors/apiErrors';
import { type Call, createCalls, type DeliveryAccess } from './calls.ts';
import { uploadBuild } from './upload.ts';

type Outcome<Value = void> = Promise<Result<Value, DeliveryRefusal>>;
type StepEndpoint = Endpoint & { readonly answer: typeof DeliveryStep };

/** How often a running step is asked for. */
const ASK_EVERY_IN_MS = 1_000;

/** `less`: accepts that pages show much less than their live version. */
interface Checking {
  readonly smoke: boolean;
  readonly less?: boolean | undefined;
}

/** Releases over HTTP. Every line that a step prints on the site is handed to `say`. */
export interface DeliveryClient {
  /** Uploads the build in a folder and publishes it, with the sigstore bundle that proves who built it, if there is one. */
  publish(directory: string, provenance?: Uint8Array<ArrayBuffer> | null): Outcome<Build>;
  check(build: Build, options: Checking): Outcome;
  activate(builds: Build[], options: Checking & { percent?: number | undefined }): Outcome;
  rollback(part: PartName): Outcome;
  /** Makes the live set of a generation live again. */
  rollbackTo(generation: number): Outcome;
  /** Takes a guest off the site. */
  retire(part: PartName): Outcome;
  status(json: boolean): Outcome<string>;
  history(json: boolean): Outcome<string>;
}

/** Prints the lines of a step as they come, until it has ended. */
async function followed(call: Call, first: DeliveryStep, say: (line: string) => void): Outcome {
  let printed = 0;
  for (let step = first; ; ) {
    for (const line of step.lines.slice(printed)) say(line);
    printed = Math.max(printed, step.lines.length);
    if (step.state !== 'running') return step.refusal === null ? success(undefined) : failure(step.refusal);
    await pause(ASK_EVERY_IN_MS);
    const next = await call(getDeliveryStep, { query: { id: step.id } });
    if (!next.ok) return next;
    step = next.value;
  }
}

/** A client for the site of `DELIVERY_URL`. */
export function createDeliveryClient(access: DeliveryAccess, say: (line: string) => void): DeliveryClient {
  const call = createCalls(access);
  async function run<E extends StepEndpoint>(endpoint: E, body: BodyOf<E>): Outcome {
    const begun = await call(endpoint, { body });
    return begun.ok ? followed(call, begun.value, say) : begun;
  }
  async function shown(endpoint: typeof getDeliveryStatus | typeof getDeliveryHistory, json: boolean): Outcome<string> {
    const answer = await call(endpoint, { query: { json: String(json) } });
    return answer.ok ? success(answer.value.text) : answer;
  }
  return {
    async publish(directory, provenance = null) {
      const build = await uploadBuild(call, directory);
      if (!build.ok) return build;
      const sent = provenance === null ? success(undefined) : await call(putDeliveryProvenance, { query: build.value, bytes: provenance });
      if (!sent.ok) return sent;
      const published = await run(postDeliveryPublish, build.value);
      return published.ok ? build : published;
    },
    check: (build, { smoke, less = false }) => run(postDeliveryCheck, { ...build, smoke, less }),
    activate: (parts, { percent, smoke, less = false }) =>
      run(postDeliveryActivate, { parts, smoke, less, ...(percent === undefined ? {} : { percent }) }),
    rollback: (part) => run(postDeliveryRollback, { part }),
    rollbackTo: (generation) => run(postDeliveryRollback, { generation }),
    retire: (part) => run(postDeliveryRetire, { part }),
    status: (json) => shown(getDeliveryStatus, json),
    history: (json) => shown(getDeliveryHistory, json),
  };
}
