import { createHash } from 'node:crypto';
import type { RemoteFailureKind } from '@amarena/shared/contracts/clientErrors';
import type { RemoteName } from '@amarena/shared/contracts/routes';
import { ENTRY_FILE } from '@amarena/shared/federation/manifest';
import type { LoadableVersion } from '@amarena/shared/federation/registry';
import type { Page, Route } from '@playwright/test';
import { withBoot } from './boot.ts';

/** Every file of a remote. */
export const artifacts = (remote: RemoteName): string => `**/artifacts/${remote}/**`;

/** A way in which a version fails, as an entry made by hand that fails so. */
export interface Breakage {
  readonly name: string;
  readonly kind: RemoteFailureKind;
  /** What the browser then says in the console or throws, where it does. */
  readonly says?: RegExp;
  /** Where nothing but time shows the failure: what it hangs on. */
  readonly hangs?: 'mount' | 'network';
  /** What the version says of itself other than a sound one. */
  readonly change?: Partial<LoadableVersion>;
  /** Returns the entry; `source` is its text as its hash promises it. */
  readonly answer?: (route: Route, source: string) => Promise<void>;
  /** What mounting does. Default: the page says that it stands. */
  readonly mount?: string;
  /** Runs before anything is exposed. */
  readonly atLoad?: string;
}

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
 * Lets this browser meet the active version of a remote broken, and behind it the real one as the version before;
 * `alone`: nothing behind it. Returns a function that mends it for the next document.
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
  return withBoot(page, (boot) => {
    const [active] = boot.snapshot.remotes[remote] ?? [];
    if (active === undefined) throw new Error(`${remote} is not live.`);
    const integrity = { [ENTRY_FILE]: integrityOf(source) };
    const broken = { ...active, container: containerOf(remote), base: `/artifacts/${remote}/broken/`, integrity, ...change };
    const versions = [broken, ...(alone ? [] : [{ ...active, version: 'before' }])];
    return { ...boot, snapshot: { ...boot.snapshot, remotes: { ...boot.snapshot.remotes, [remote]: versions } } };
  });
}

export interface Report {
  readonly remote: string;
  readonly version: string;
  readonly kind: string;
  /** The server took it. */
  readonly accepted: boolean;
}

/** The next report of a failure of a remote that the page sends. */
export async function nextReport(page: Page, remote: RemoteName): Promise<Report> {
  const isOurs = (body: unknown) => (body as Report).remote === remote;
  const response = await page.waitForResponse(
    (one) => one.url().endsWith('/api/client-errors.php') && isOurs(one.request().postDataJSON()),
  );
  const { version, kind } = response.request().postDataJSON() as Report;
  return { remote, version, kind, accepted: response.ok() };
}

/** The longest wait of the loader in milliseconds: nothing may take longer. */
const PATIENCE = 10_000;

/** Lets the time pass that the loader gives to a remote that hangs. The page's clock has to be installed. */
export async function passPatience(page: Page, hangs: 'mount' | 'network'): Promise<void> {
  const waits = hangs === 'mount' ? page.getByText('hangs', { exact: true }) : page.getByRole('progressbar');
  await waits.waitFor();
  await page.clock.fastForward(PATIENCE);
}
