import { isGuestName } from '@amarena/shared/contracts/platform/guests';
import { failure, type Result, success } from '@amarena/shared/errors/apiErrors';
import type { Override } from '@amarena/shared/federation/boot';
import type { Manifest } from '@amarena/shared/federation/manifest';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ArtifactStore } from '../delivery/artifactStore.ts';
import type { LiveRegistry } from '../delivery/liveSnapshot.ts';
import { type Choose, type PageSnapshot, pageSnapshot } from '../delivery/pageSnapshot.ts';
import { asParameters, NONE, type OverrideProblem, unknownRemote, VERSION, WITHOUT, wishesIn, wishOf } from './overrideWishes.ts';

type RemoteName = Override['remote'];

/**
 * A developer's overrides of live versions, in the form of the address (`remote=…&without=…`). They end with the
 * browser session, and have no effect without a developer's session.
 */
export const OVERRIDES_COOKIE = 'overrides';

/** The overrides that a request carries. Ignores invalid text that someone wrote into the cookie by hand. */
export const overridesOf = (request: FastifyRequest): readonly Override[] =>
  wishesIn(new URLSearchParams(request.cookies[OVERRIDES_COOKIE] ?? '')).flatMap(([key, wish]) => {
    const override = wishOf(key, wish);
    return override.ok ? [override.value] : [];
  });

/** Stores them until the browser is closed; an empty list removes them. */
export function keepOverrides(reply: FastifyReply, overrides: readonly Override[], secure: boolean): void {
  const attributes = { httpOnly: true, sameSite: 'lax', path: '/', secure } as const;
  if (overrides.length === 0) reply.clearCookie(OVERRIDES_COOKIE, attributes);
  else reply.setCookie(OVERRIDES_COOKIE, asParameters(overrides), attributes);
}

/** The published manifest, or why there is none: never published, or in a form that this server cannot read. */
export async function publishedManifest(artifacts: ArtifactStore, { remote, version }: { remote: RemoteName; version: string }) {
  try {
    const manifest = await artifacts.manifest(remote, version);
    return manifest === null ? failure('This version is not published.') : success(manifest);
  } catch (cause) {
    return failure(`Its manifest cannot be read: ${cause instanceof Error ? cause.message : String(cause)}`);
  }
}

export interface OverrideChange {
  /** The address without the wishes. */
  readonly address: string;
  readonly outcome: Result<readonly Override[], readonly OverrideProblem[]>;
}

/** How an address (path and query) changes the current overrides; null if it does not. */
export async function overrideChange(
  url: string,
  { so_far, live, artifacts }: { so_far: readonly Override[]; live: LiveRegistry; artifacts: ArtifactStore },
): Promise<OverrideChange | null> {
  const [path = '/', query = ''] = url.split(/\?(.*)/s);
  const parameters = new URLSearchParams(query);
  if (!parameters.has(VERSION) && !parameters.has(WITHOUT)) return null;
  const checked = wishesIn(parameters).map(async ([key, wish]): Promise<Result<Override, OverrideProblem>> => {
    const asked = wishOf(key, wish);
    if (!asked.ok) return asked;
    const { remote } = asked.value;
    const isUnknown = isGuestName(remote) && live.remotes[remote] === undefined;
    if (asked.value.kind === 'without') return isUnknown ? failure(unknownRemote(wish)) : asked;
    const manifest = await publishedManifest(artifacts, asked.value);
    if (manifest.ok) return asked;
    if (isUnknown) return failure(unknownRemote(wish));
    const { active = null, previous = null } = live.remotes[remote] ?? {};
    const known = [active, previous].flatMap((one) => one?.version ?? []).join(', ');
    return failure({
      wish,
      why: manifest.error,
      remedy: `Live of ${remote}: ${known || 'none'}. Others: npm run deliver -- publish ${remote}`,
    });
  });
  const outcomes = await Promise.all(checked);
  const kept = parameters.getAll(VERSION).includes(NONE) ? [] : so_far;
  parameters.delete(VERSION);
  parameters.delete(WITHOUT);
  const problems = outcomes.flatMap((one) => (one.ok ? [] : [one.error]));
  const asked = outcomes.flatMap((one) => (one.ok ? [one.value] : []));
  const byRemote = new Map([...kept, ...asked].map((one) => [one.remote, one]));
  return {
    address: parameters.size === 0 ? path : `${path}?${parameters}`,
    outcome: problems.length > 0 ? failure(problems) : success([...byRemote.values()]),
  };
}

/** The page that `choose` gives, with overrides applied: exactly the requested version, without a fallback. */
export async function overriddenPage(
  live: LiveRegistry,
  choose: Choose,
  { overrides, artifacts }: { overrides: readonly Override[]; artifacts: ArtifactStore },
): Promise<PageSnapshot> {
  const loaded = overrides.map(async (one): Promise<[RemoteName, readonly Manifest[]]> => {
    if (one.kind === 'without') return [one.remote, []];
    const manifest = await publishedManifest(artifacts, one);
    return [one.remote, manifest.ok ? [manifest.value] : []];
  });
  const asked = new Map(await Promise.all(loaded));
  const nothing = { active: null, previous: null, canary: null };
  const unheardOf = Object.fromEntries([...asked.keys()].map((remote) => [remote, nothing]));
  return pageSnapshot(
    { ...live, remotes: { ...unheardOf, ...live.remotes } },
    (remote, versions) => asked.get(remote) ?? choose(remote, versions),
  );
}
