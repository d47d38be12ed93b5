import type { VersionState } from '@amarena/shared/contracts/landers/landerDesk';

/** When a version is shown. */
export interface Scheduled {
  readonly number: number;
  readonly published_at: Date;
  /** Null: from its publication on. */
  readonly starts: Date | null;
  /** Null: no end. */
  readonly ends: Date | null;
  readonly withdrawn_at: Date | null;
}

/** From when a version may be shown, in milliseconds. */
const startOf = ({ published_at, starts }: Scheduled): number => Math.max(published_at.getTime(), starts?.getTime() ?? 0);

const isOpenAt = (version: Scheduled, at: number): boolean =>
  version.withdrawn_at === null && startOf(version) <= at && (version.ends === null || version.ends.getTime() > at);

/** The later start wins, then the higher number: a holiday offer covers the version before it while it lasts. */
const later = (a: Scheduled, b: Scheduled): number => startOf(a) - startOf(b) || a.number - b.number;

/** The version that visitors see at a moment (milliseconds); null if none. */
export const shownAt = <Version extends Scheduled>(versions: readonly Version[], at: number): Version | null =>
  versions
    .filter((version) => isOpenAt(version, at))
    .sort(later)
    .at(-1) ?? null;

/** Numbers of the versions that will be shown at some time from now on, if no one changes anything. */
export function toBeShown(versions: readonly Scheduled[], now: Date): Set<number> {
  const from = now.getTime();
  const turns = versions.flatMap((version) => [startOf(version), version.ends?.getTime() ?? from]).filter((at) => at > from);
  return new Set([from, ...turns].flatMap((at) => shownAt(versions, at)?.number ?? []));
}

/** The next moment at which a version starts or ends; null if none does. */
export function nextTurn(versions: readonly Scheduled[], now: Date): Date | null {
  const turns = versions
    .filter(({ withdrawn_at }) => withdrawn_at === null)
    .flatMap((version) => [startOf(version), version.ends?.getTime() ?? Number.POSITIVE_INFINITY])
    .filter((at) => at > now.getTime() && Number.isFinite(at));
  return turns.length === 0 ? null : new Date(Math.min(...turns));
}

/**
 * The version that a rollback returns to: the one shown before the live version. A version that brought an older one
 * back counts as that older one, so that a second rollback goes further back and not to what was just left. Null if
 * there is none.
 */
export function shownBefore<Version extends Scheduled & { restores: number | null }>(
  versions: readonly Version[],
  live: Version,
): Version | null {
  const byNumber = new Map(versions.map((version) => [version.number, version]));
  let origin = live;
  while (origin.restores !== null) {
    const restored = byNumber.get(origin.restores);
    if (restored === undefined) break;
    origin = restored;
  }
  // Not the one with the lower number: another may have been published since, and shown until this one started.
  return shownAt(versions, Math.min(startOf(origin), startOf(live)) - 1);
}

/** The state of a version among the others. */
export function stateOf(version: Scheduled, versions: readonly Scheduled[], now: Date): VersionState {
  if (version.withdrawn_at !== null) return 'withdrawn';
  if (shownAt(versions, now.getTime())?.number === version.number) return 'live';
  if (startOf(version) > now.getTime()) return 'scheduled';
  return toBeShown(versions, now).has(version.number) ? 'waiting' : 'past';
}
