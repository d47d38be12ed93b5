import { postClientError, type RemoteFailureKind } from '@amarena/shared/contracts/platform/clientErrors';
import { FAILURES } from '@amarena/shared/federation/failures';
import type { Page, Request } from 'playwright-core';
import type { RefusalRule } from '../refusal.ts';

/** What is wrong with a page or a widget. */
export interface Trouble {
  /** What happened, for the team: the kind first, then the first error verbatim. */
  readonly found: string;
  /** Where to look. */
  readonly look: string;
  /** The rule that is broken; default: `smoke_failed`. */
  readonly rule?: RefusalRule;
  /** What it was compared with; default: a page or widget that works. */
  readonly expected?: string;
  /** True: others had used up the time, so that it may be no trouble at all. */
  readonly noTimeLeft?: true;
}

export interface Watch {
  /** Resolves with the first trouble; stays pending if there is none. */
  readonly happened: Promise<void>;
  /** The most informative trouble so far; null if none. */
  worst(): Trouble | null;
  /** Resolves once there were no network requests for a moment, or after a few seconds anyway. */
  quiet(): Promise<void>;
}

const QUIET_FOR = 250;
const QUIET_AT_MOST = 3_000;

const LONGEST = 300;

/** The start of a message, without nonces, which differ each time. */
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

/** The policy cannot forbid that a script opens another site, with whatever it read in the address. */
function departureIn(request: Request, page: Page): Trouble | null {
  if (!request.isNavigationRequest() || request.frame() !== page.mainFrame() || !URL.canParse(page.url())) return null;
  const [here, there] = [new URL(page.url()), new URL(request.url())];
  if (here.protocol === 'about:' || here.origin === there.origin) return null;
  return {
    found: `it leads to another site, ${there.origin}, by itself`,
    look: 'Look for window.location, and for what it sends in the address.',
  };
}

/** Resolves after `QUIET_FOR` without a request, not counting the live stream. */
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
 * Watches a page from before its first request: failure reports of the remote (null: of any), exceptions, console
 * errors. `refused`: API calls that are expected to be refused here.
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
    const trouble = reportIn(request, remote) ?? departureIn(request, page);
    if (trouble !== null) add(reported, trouble);
  });
  page.on('pageerror', (error) =>
    add(others, { found: `an uncaught exception, "${words(error.message)}"`, look: `Start at ${firstPlace(error.stack)}.` }),
  );
  // Browsers log violations of the content security policy and answers with an error status as console errors of their
  // own.
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
    .slice('at '.length) ?? 'the end of the stack, which the browser did not report';

const seconds = (milliseconds: number): string => `${milliseconds / 1_000} s`;

/**
 * Did not finish within `limit`. If that is less than `each`, its own time, because others used the time up, then this
 * page is not the slow one.
 */
export const late = (limit: number, each: number): Trouble =>
  limit < each
    ? { found: `not finished within ${seconds(limit)}, the time that the other pages left`, look: 'Fix the slow ones first.' }
    : { found: `not finished within ${seconds(limit)}`, look: 'Look for a loop, or for a request that never ends.' };

/** The page did not even answer the browser. */
export const blocked = ({ found }: Trouble): Trouble => ({
  rule: 'blocks_browser',
  found: `it blocks the browser: ${found}, and its script leaves no moment for anything else`,
  expected: 'a page that gives the browser a break several times a second',
  look: 'Look for a loop that never ends. No further page of the version was tried in this window.',
});
