import type { Db } from '../../../db/schema.ts';
import type { Jobs } from '../../../jobs/jobs.ts';
import { jobKind } from '../../../jobs/kinds.ts';
import type { ErrorsDsn } from './dsn.ts';
import type { SourcePlace } from './sourcePlaces.ts';
import type { BrowserErrorsTable } from './tables.ts';

type Sample = Pick<
  BrowserErrorsTable,
  'id' | 'remote' | 'kind' | 'name' | 'reason' | 'frames' | 'route' | 'generation' | 'first_version'
> & {
  readonly at: string;
  readonly browser: string;
};

const LONGEST_WAIT = 10_000;
const RETRIES = 8;
const FORWARD_ERROR = jobKind<Sample>('forward_error', { retries: RETRIES });
const CLIENT = 'amarena/1';

const frameOf = ({ file, line, column, text }: SourcePlace) => ({
  filename: file,
  lineno: line,
  colno: column,
  in_app: !file.startsWith('node_modules/'),
  ...(text === null ? {} : { context_line: text }),
});

function eventOf({ id, remote, kind, name, reason, frames, route, generation, first_version, at, browser }: Sample) {
  return {
    // The id of the group, so that a receiver that answered too slowly recognises a repeat.
    event_id: id,
    timestamp: at,
    platform: 'javascript',
    level: 'error',
    release: `${remote}@${first_version}`,
    fingerprint: [id],
    ...(route === null ? {} : { transaction: route }),
    tags: { remote, kind, browser, ...(generation === null ? {} : { generation }) },
    exception: {
      values: [
        {
          type: name,
          value: reason ?? '',
          // The receiver expects the innermost frame last.
          stacktrace: { frames: frames.map(frameOf).reverse() },
        },
      ],
    },
  };
}

/** An envelope: a header, the header of its item, and the item, each on a line of its own. */
const envelopeOf = (sample: Sample, sentAt: Date): string =>
  [{ event_id: sample.id, sent_at: sentAt.toISOString() }, { type: 'event' }, eventOf(sample)]
    .map((part) => JSON.stringify(part))
    .join('\n');

async function post({ envelope, key }: ErrorsDsn, sample: Sample, sentAt: Date): Promise<void> {
  const answer = await fetch(envelope, {
    method: 'POST',
    body: `${envelopeOf(sample, sentAt)}\n`,
    redirect: 'error',
    signal: AbortSignal.timeout(LONGEST_WAIT),
    headers: {
      'content-type': 'application/x-sentry-envelope',
      'x-sentry-auth': `Sentry sentry_version=7, sentry_client=${CLIENT}, sentry_key=${key}`,
    },
  });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`The receiver of errors answered ${answer.status}.`);
}

/** Forwards the first error of a group, once the transaction commits. */
export type Forward = (trx: Db, row: BrowserErrorsTable, browser: string) => Promise<void>;

/** Forwards by a durable job, which retries until it gets a 2xx answer. With a null address nothing is forwarded. */
export function createForward(jobs: Jobs, dsn: ErrorsDsn | null, now: () => Date): Forward {
  if (dsn === null) return async () => undefined;
  jobs.handle(FORWARD_ERROR, (sample) => post(dsn, sample, now()));
  return async (trx, { id, remote, kind, name, reason, frames, route, generation, first_version, first_seen }, browser) => {
    const at = first_seen.toISOString();
    await jobs.add(trx, FORWARD_ERROR, { id, remote, kind, name, reason, frames, route, generation, first_version, at, browser });
  };
}
