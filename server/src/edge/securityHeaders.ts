import { postBrowserReports } from '@amarena/shared/contracts/platform/browserErrors';
import { ARTIFACTS_POLICY, policyName, WORKER_POLICY } from '@amarena/shared/federation/integrity';
import type { PageSnapshot } from '../delivery/pageSnapshot.ts';
import { AFTER_SCREEN_HASH } from './afterScreen.ts';
import { START_GUARD_HASH } from './startGuard.ts';

/** Trusted Types policies that a page may create: the loader's, the shell's, and one for each version it may load. */
export const policiesOf = ({ shell, manifests }: Pick<PageSnapshot, 'shell' | 'manifests'>): string[] => [
  ARTIFACTS_POLICY,
  WORKER_POLICY,
  policyName(shell.container),
  ...Object.values(manifests).flatMap((versions) => versions.map(({ container }) => policyName(container))),
];

/** Name under which headers refer to the address that gets the browser's reports. */
const REPORTS = 'errors';

/**
 * Scripts only from this site, plus the two inline scripts of every page, and only through our policies; styles by nonce; no frames; no
 * requests to other sites.
 */
export function contentSecurityPolicy({
  nonce,
  policies,
  secure,
  artifactsAddress,
}: {
  nonce: string;
  policies: readonly string[];
  secure: boolean;
  /**
   * Where the files of remotes come from: this site, or another origin, which may then send code, styles and the
   * hashes of code, nothing else.
   */
  artifactsAddress: string;
}): string {
  const isOwn = artifactsAddress.startsWith('/');
  const files = isOwn ? "'self'" : `'self' ${new URL(artifactsAddress).origin}`;
  const directives = [
    "default-src 'none'",
    `script-src ${files} ${START_GUARD_HASH} ${AFTER_SCREEN_HASH}`,
    `style-src ${files} 'nonce-${nonce}'`,
    `img-src ${files} data: blob:`,
    `font-src ${files}`,
    `media-src ${files}`,
    // The hashes of a version lie beside its scripts: only that folder of another origin may be asked.
    `connect-src ${isOwn ? "'self'" : `'self' ${artifactsAddress}`}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${policies.join(' ')}`,
    ...(secure ? ['upgrade-insecure-requests'] : []),
    `report-to ${REPORTS}`,
  ];
  return directives.join('; ');
}

const TWO_YEARS_IN_SECONDS = 63_072_000;

/** Headers of every answer. `secure`: the site is reached by https. */
export const securityHeaders = (secure: boolean): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  'reporting-endpoints': `${REPORTS}="${postBrowserReports.path}"`,
  // The loader refuses scripts without integrity by itself; this tells about those that come in another way.
  'integrity-policy-report-only': `blocked-destinations=(script), endpoints=(${REPORTS})`,
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=(self), usb=(), interest-cohort=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  ...(secure ? { 'strict-transport-security': `max-age=${TWO_YEARS_IN_SECONDS}; includeSubDomains` } : {}),
});
