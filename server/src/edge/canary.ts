import type { FastifyReply, FastifyRequest } from 'fastify';
import { CANARY_COOKIE, getsCanary, newVisitorNumber, visitorCookie, visitorNumber } from '../delivery/canaryVisitors.ts';
import type { LiveRegistry, RemoteVersions } from '../delivery/liveSnapshot.ts';
import { activeVersions, type Choose, type PageSnapshot, pageSnapshot } from '../delivery/pageSnapshot.ts';
import type { Fingerprint } from '../http/fingerprint.ts';
import { mayKeepFor } from '../http/privacy.ts';
import { bucketIn, sharedVisit } from '../http/sharedVisit.ts';

const THIRTY_DAYS_IN_SECONDS = 2_592_000;

type RemoteName = Parameters<Choose>[0];

const isChosen = (visitor: number, remote: RemoteName, { canary }: RemoteVersions): boolean =>
  canary !== null && getsCanary(visitor, remote, canary.manifest.version, canary.percent);

/** The versions for one visitor: the canary first if it is theirs, then the versions that everyone gets. */
export const versionsFor =
  (visitor: number): Choose =>
  (remote, versions) => {
    const usual = activeVersions(remote, versions);
    if (versions.canary === null || !isChosen(visitor, remote, versions)) return usual;
    const { manifest } = versions.canary;
    return [manifest, ...usual.filter(({ version }) => version !== manifest.version)];
  };

const remotesOf = ({ remotes }: LiveRegistry) => Object.entries(remotes) as [RemoteName, RemoteVersions][];

/** True while any remote has a canary. */
export const isCanaryOn = (live: LiveRegistry): boolean => remotesOf(live).some(([, { canary }]) => canary !== null);

interface Signing {
  readonly fingerprint: Fingerprint;
  /** True if members reach the site by https. */
  readonly secure: boolean;
  /** True: a CDN in front says visitors' buckets. */
  readonly cdn: boolean;
}

/**
 * The number that a visitor has, or gets with this answer; null for someone who does not take part. Call it only while a
 * canary runs: no identifier is stored without a need.
 */
export function numberFor(request: FastifyRequest, reply: FastifyReply, { fingerprint, secure, cdn }: Signing): number | null {
  if (!mayKeepFor('trials', request)) return null;
  const known = visitorNumber(request.cookies[CANARY_COOKIE], fingerprint);
  if (known !== null) return known;
  const fresh = newVisitorNumber(cdn ? bucketIn(request) : null);
  const attributes = { httpOnly: true, sameSite: 'lax', path: '/', secure, maxAge: THIRTY_DAYS_IN_SECONDS } as const;
  reply.setCookie(CANARY_COOKIE, visitorCookie(fresh, fingerprint), attributes);
  return fresh;
}

/**
 * The visitor's number, set with this answer if there is none yet; null while no canary runs, and for someone who does
 * not take part. On a page that a CDN may keep it stands for everyone in the bucket, and the visitor's own is set with
 * the first report.
 */
export function visitorOf(request: FastifyRequest, reply: FastifyReply, live: LiveRegistry, signing: Signing): number | null {
  if (!isCanaryOn(live)) return null;
  const bucket = signing.cdn ? (sharedVisit(request)?.bucket ?? null) : null;
  if (bucket === null) return numberFor(request, reply, signing);
  return mayKeepFor('trials', request) ? newVisitorNumber(bucket) : null;
}

/** True if a visitor gets the canary of at least one remote. */
export const hasCanary = (live: LiveRegistry, visitor: number | null): boolean =>
  visitor !== null && remotesOf(live).some(([remote, versions]) => isChosen(visitor, remote, versions));

/** Cached pages, by what is live and by the remotes whose canary a visitor gets. */
const pages = new WeakMap<LiveRegistry, Map<string, PageSnapshot>>();

/** The page of a visitor; null is a visitor without a number, who gets what is live for everyone. */
export function pageFor(live: LiveRegistry, visitor: number | null): PageSnapshot {
  const chosen = visitor === null ? [] : remotesOf(live).filter(([remote, versions]) => isChosen(visitor, remote, versions));
  const key = chosen.map(([remote]) => remote).join();
  const known = pages.get(live) ?? new Map<string, PageSnapshot>();
  pages.set(live, known);
  const page = known.get(key) ?? pageSnapshot(live, visitor === null ? activeVersions : versionsFor(visitor));
  known.set(key, page);
  return page;
}
