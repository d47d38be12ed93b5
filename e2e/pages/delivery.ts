import { createHash } from 'node:crypto';
import type { RemoteFailureKind } from '@amarena/shared/contracts/platform/clientErrors';
import type { AnyRemote, RemoteName } from '@amarena/shared/contracts/platform/routes';
import { ENTRY_FILE, HASHES_FILE } from '@amarena/shared/federation/manifest';
import type { LoadableVersion } from '@amarena/shared/federation/registry';
import type { Page, Route } from '@playwright/test';
import { withBoot } from './boot.ts';

/** Every file of a remote. */
export const artifacts = (remote: RemoteName): string => `**/artifacts/${remote}/**`;

/** A way in which a version fails, as a handwritten entry that fails like that. */
export interface Breakage {
  readonly name: string;
  readonly kind: RemoteFailureKind;
  /** What the browser then logs or throws, if anything. */
  readonly says?: RegExp;
  /** If only a time-out shows the failure: what hangs. */
  readonly hangs?: 'mount' | 'network';
  /** How the version's description differs from that of a working one. */
  readonly change?: Partial<LoadableVersion>;
  /** If its hashes are in a file: what arrives in place of `NO_HASHES`, of which the document has the hash. */
  readonly hashes?: string;
  /** Sends the entry; `source` is its text, matching its hash. */
  readonly answer?: (route: Route, source: string) => Promise<void>;
  /** What mounting does. Default: shows that the page works. */
  readonly mount?: string;
  /** Runs before anything is exposed. */
  readonly atLoad?: string;
}

/** A file of hashes that lists no script. */
const NO_HASHES = '{}';

const HANGS_IN_MOUNT = `({ domElement }) => { domElement.textContent = 'hangs'; return new Promise(() => {}); }`;

export const BREAKAGES: readonly Breakage[] = [
  { name: 'is not there', kind: 'unreachable', answer: (route) => route.fulfill({ status: 404 }) },
  {
    name: 'arrives with other bytes',
    kind: 'hash_mismatch',
    says: /Failed to find a valid digest/,
    answer: (route, source) => route.fulfill({ contentType: 'text/javascript', body: `${source};void 0;` }),
  },
  { name: 'has no hash', kind: 'hash_missing', change: { integrity: {} } },
  {
    name: 'has other hashes than the document says',
    kind: 'hash_mismatch',
    says: /Failed to find a valid digest|integrity checks failed/,
    hashes: '{"page.js":"sha384-"}',
  },
  { name: 'needs a newer platform', kind: 'contract_mismatch', change: { requires: { bus: '99.0.0' } } },
  { name: 'throws while it loads', kind: 'threw_while_loading', says: /broken at load/, atLoad: `throw new Error('broken at load');` },
  { name: 'throws while it is shown', kind: 'threw_while_mounting', mount: `async () => { throw new Error('broken at mount'); }` },
  { name: 'hangs while it is shown', kind: 'timed_out', hangs: 'mount', mount: HANGS_IN_MOUNT },
  { name: 'hangs on the network', kind: 'timed_out', hangs: 'network', answer: () => new Promise(() => undefined) },
  {
    name: 'crashes after it stood',
    kind: 'crashed',
    mount: `async ({ domElement, onCrash }) => { domElement.textContent = 'stands'; setTimeout(() => onCrash(new Error('broken later'))); }`,
  },
];

const containerOf = (remote: RemoteName): string => `${remote.replace('-', '_')}_broken`;
const integrityOf = (source: string): string => `sha384-${createHash('sha384').update(source).digest('base64')}`;

const entryOf = (
  remote: RemoteName,
  { mount = `async ({ domElement }) => { domElement.textContent = 'stands'; }`, atLoad = '' }: Breakage,
) => `
  ${atLoad}
  var ${containerOf(remote)} = {
    init() {},
    get: async () => () => ({ bootstrap: async () => {}, mount: ${mount}, unmount: async () => {} }),
  };`;

/**
 * Breaks the active version of a remote for this browser, with the real version as the previous one; `alone`: without a
 * previous one. Returns a function that repairs it for the next document.
 */
export async function breakRemote(
  page: Page,
  remote: RemoteName,
  breakage: Breakage,
  { alone = false } = {},
): Promise<() => Promise<void>> {
  const source = entryOf(remote, breakage);
  const { change, answer = (route: Route, body: string) => route.fulfill({ contentType: 'text/javascript', body }) } = breakage;
  await page.route(`**/artifacts/${remote}/broken/${ENTRY_FILE}`, (route) => answer(route, source));
  await page.route(`**/artifacts/${remote}/broken/${HASHES_FILE}`, (route) =>
    route.fulfill({ contentType: 'application/json', body: breakage.hashes ?? NO_HASHES }),
  );
  const hashes = breakage.hashes === undefined ? undefined : integrityOf(NO_HASHES);
  return withBoot(page, (boot) => {
    const [active] = boot.snapshot.remotes[remote] ?? [];
    if (active === undefined) throw new Error(`${remote} is not live.`);
    const integrity = { [ENTRY_FILE]: integrityOf(source) };
    const broken = {
      ...active,
      container: containerOf(remote),
      base: `/artifacts/${remote}/broken/`,
      integrity,
      hashes,
      ...change,
    };
    const versions = [broken, ...(alone ? [] : [{ ...active, version: 'before' }])];
    return { ...boot, snapshot: { ...boot.snapshot, remotes: { ...boot.snapshot.remotes, [remote]: versions } } };
  });
}

/** Has the document vouch for a file of hashes that lists no script, for the versions of a remote in this browser. */
export async function withoutChunkHashes(page: Page, remote: RemoteName): Promise<void> {
  await page.route(`${artifacts(remote)}/${HASHES_FILE}`, (route) => route.fulfill({ contentType: 'application/json', body: NO_HASHES }));
  await withBoot(page, (boot) => {
    const versions = (boot.snapshot.remotes[remote] ?? []).map((version) => {
      const integrity = { [ENTRY_FILE]: version.integrity[ENTRY_FILE] ?? '' };
      return { ...version, integrity, hashes: integrityOf(NO_HASHES) };
    });
    return { ...boot, snapshot: { ...boot.snapshot, remotes: { ...boot.snapshot.remotes, [remote]: versions } } };
  });
}

export interface Report {
  readonly remote: string;
  readonly version: string;
  readonly kind: string;
  /** True if the server accepted it. */
  readonly accepted: boolean;
}

/** The next failure report for a remote that the page sends. */
export async function nextReport(page: Page, remote: AnyRemote): Promise<Report> {
  const isOurs = (body: unknown) => (body as Report).remote === remote;
  const response = await page.waitForResponse(
    (one) => one.url().endsWith('/api/client-errors.php') && isOurs(one.request().postDataJSON()),
  );
  const { version, kind } = response.request().postDataJSON() as Report;
  return { remote, version, kind, accepted: response.ok() };
}

/** The loader's longest time-out in milliseconds: nothing may take longer. */
const PATIENCE = 10_000;

/** Advances the clock past the time-outs for a remote that hangs. The page's clock has to be installed. */
export async function passPatience(page: Page, hangs: 'mount' | 'network'): Promise<void> {
  const waits = hangs === 'mount' ? page.getByText('hangs', { exact: true }) : page.getByRole('progressbar');
  await waits.waitFor();
  await page.clock.fastForward(PATIENCE);
}
