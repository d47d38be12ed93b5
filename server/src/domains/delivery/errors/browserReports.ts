import { type BrowserReport, ErrorFrame } from '@amarena/shared/contracts/platform/browserErrors';
import { findRoute } from '@amarena/shared/contracts/platform/routes';
import { framesIn } from '@amarena/shared/contracts/platform/thrown';
import type { ReportedError } from './reportedError.ts';

/** A violation, before its version is known to be published. Null: the live shell's. */
export type Violation = Omit<ReportedError, 'version' | 'frames'> & {
  readonly version: string | null;
  readonly frames: readonly ErrorFrame[];
};

const DIRECTIVES = [
  'script-src',
  'script-src-elem',
  'script-src-attr',
  'style-src',
  'style-src-elem',
  'style-src-attr',
  'img-src',
  'font-src',
  'media-src',
  'connect-src',
  'manifest-src',
  'worker-src',
  'frame-src',
  'form-action',
  'frame-ancestors',
  'base-uri',
  'require-trusted-types-for',
  'trusted-types',
] as const;

/** What browsers write in place of an address that was refused. */
const REFUSED = ['inline', 'eval', 'wasm-eval', 'trusted-types-policy', 'trusted-types-sink', 'data', 'blob'] as const;

const oneOf = <Text extends string>(list: readonly Text[], text: string): Text | null => list.find((one) => one === text) ?? null;

/** Extensions of a browser violate the policy as they like. */
const isForeign = (address: string): boolean => /^[\w-]*-extension:/.test(address);

/** The place in a script of the site, if the address is one. */
const framesOf = (address: string, line = 1, column = 1): ErrorFrame[] =>
  framesIn(`${address.split('?', 1)[0]}:${Math.max(1, line)}:${Math.max(1, column)}`)
    .slice(0, 1)
    .flatMap((frame) => ErrorFrame.safeParse(frame).data ?? []);

const routeOf = ({ url }: BrowserReport): string | null =>
  URL.canParse(url) ? (findRoute(new URL(url).pathname)?.route.name ?? null) : null;

function violationOf(report: BrowserReport, kind: 'csp' | 'integrity', about: Pick<Violation, 'name' | 'reason' | 'frames'>): Violation {
  const [frame] = about.frames;
  return { kind, ...about, remote: frame?.part ?? 'shell', version: frame?.version ?? null, route: routeOf(report), generation: null };
}

function ofPolicy(report: BrowserReport): Violation | null {
  const { effectiveDirective, lineNumber, columnNumber } = report.body;
  const [file, blocked] = [report.body.sourceFile ?? '', report.body.blockedURL ?? ''];
  const name = oneOf(DIRECTIVES, effectiveDirective ?? '');
  if (name === null || isForeign(file) || isForeign(blocked)) return null;
  return violationOf(report, 'csp', {
    name,
    reason: oneOf(REFUSED, blocked) ?? 'address',
    frames: framesOf(file, lineNumber ?? 1, columnNumber ?? 1),
  });
}

function ofIntegrity(report: BrowserReport): Violation | null {
  const blocked = report.body.blockedURL ?? '';
  if (isForeign(blocked)) return null;
  return violationOf(report, 'integrity', { name: 'script', reason: null, frames: framesOf(blocked) });
}

/**
 * What a report of the browser says about the site's code; null: nothing. Addresses are reduced to the name of the route
 * and the place in a script of the site; nothing else of them is kept, and no sample of what was refused.
 */
export function violationIn(report: BrowserReport): Violation | null {
  if (report.type === 'csp-violation') return ofPolicy(report);
  if (report.type === 'integrity-violation') return ofIntegrity(report);
  return null;
}
