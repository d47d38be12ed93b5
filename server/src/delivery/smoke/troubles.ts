import { postClientError, type RemoteFailureKind } from '@amarena/shared/contracts/clientErrors';
import { FAILURES } from '@amarena/shared/federation/failures';
import type { Page, Request } from 'playwright-core';

/** Why a page or a widget does not stand. */
export interface Trouble {
  /** What happened, for a team: the kind first, then the first error in its own words. */
  readonly found: string;
  /** Where to look. */
  readonly look: string;
}

export interface Watch {
  /** Resolves with the first trouble, and never where there is none. */
  readonly happened: Promise<void>;
  /** The trouble that says most so far; null: none. */
  worst(): Trouble | null;
  /** Resolves once nothing has been asked for over the network for a moment, or after a few seconds of asking. */
  quiet(): Promise<void>;
}

const QUIET_FOR = 250;
const QUIET_AT_MOST = 3_000;

const LONGEST = 300;

/** The first words of a message. Its nonces are another each time and say nothing. */
export const words = (message: string): string =>
  message
    .replaceAll(/'nonce-[^']*'/g, "'nonce-…'")
    .split('\n')[0]
    ?.slice(0, LONGEST) ?? '';

interface Report {
  readonly remote: string;
  readonly kind: RemoteFailureKind;
  readonly message: string;
}

function reportIn(request: Request, remote: string | null): Trouble | null {
  if (request.method() !== postClientError.method || new URL(request.url()).pathname !== postClientError.path) return null;
  const report = request.postDataJSON() as Report;
  if (remote !== null && report.remote !== remote) return null;
  return { found: `${report.kind}, "${words(report.message)}"`, look: FAILURES[report.kind].look };
}

/** Resolves after `QUIET_FOR` without a request, the live stream aside. */
function quietness(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  let changed: (() => void) | null = null;
  const ended = (request: Request) => {
    open.delete(request);
    changed?.();
  };
  page.on('request', (request) => {
    if (request.resourceType() === 'eventsource') return;
    open.add(request);
    changed?.();
  });
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
  return () =>
    new Promise((resolve) => {
      let still: NodeJS.Timeout | undefined;
      const end = () => {
        clearTimeout(still);
        clearTimeout(late);
        changed = null;
        resolve();
      };
      const late = setTimeout(end, QUIET_AT_MOST);
      changed = () => {
        clearTimeout(still);
        if (open.size === 0) still = setTimeout(end, QUIET_FOR);
      };
      changed();
    });
}

/**
 * Watches a page from before its first request: failure reports of the remote (null: of any), exceptions, console errors.
 * `refused`: calls of the API that are refused here as they should be.
 */
export function watch(page: Page, remote: string | null, refused: readonly string[] = []): Watch {
  const reported: Trouble[] = [];
  const others: Trouble[] = [];
  const { promise: happened, resolve } = Promise.withResolvers<void>();
  const add = (list: Trouble[], trouble: Trouble) => {
    list.push(trouble);
    resolve();
  };
  page.on('request', (request) => {
    const trouble = reportIn(request, remote);
    if (trouble !== null) add(reported, trouble);
  });
  page.on('pageerror', (error) =>
    add(others, { found: `an exception that nobody caught, "${words(error.message)}"`, look: `Start at ${firstPlace(error.stack)}.` }),
  );
  // A broken rule of the content security policy and an answer with an error status are console errors of the browser's own.
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    const { url, lineNumber } = message.location();
    if (URL.canParse(url) && refused.includes(new URL(url).pathname)) return;
    add(others, {
      found: `a console error, "${words(message.text())}"`,
      look: `It came from ${url === '' ? 'the page' : `${url}:${lineNumber + 1}`}.`,
    });
  });
  page.on('crash', () => add(reported, { found: 'the browser ran out of memory or crashed', look: 'Look for a loop that never ends.' }));
  return { happened, worst: () => reported[0] ?? others[0] ?? null, quiet: quietness(page) };
}

const firstPlace = (stack: string | undefined): string =>
  stack
    ?.split('\n')
    .find((line) => line.trimStart().startsWith('at '))
    ?.trim()
    .slice('at '.length) ?? 'the end of the stack, which the browser did not tell';

const seconds = (milliseconds: number): string => `${milliseconds / 1_000} s`;

/** No end within `limit`. A page that got less than `each`, its own time, because the others took it is not what is slow. */
export const late = (limit: number, each: number): Trouble =>
  limit < each
    ? { found: `no end within ${seconds(limit)}, all that the other pages left`, look: 'Mend the slow ones first.' }
    : { found: `no end within ${seconds(limit)}`, look: 'Look for a loop, or for a request that never ends.' };
