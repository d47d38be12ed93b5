import { landerPath } from '@amarena/shared/contracts/landers/landerAddresses';
import type { LanderDraft, LanderLine, LanderVersion } from '@amarena/shared/contracts/landers/landerDesk';
import type { LanderProblem } from '@amarena/shared/contracts/landers/landerProblem';
import type { LanderDocument } from '@amarena/shared/contracts/landers/landers';
import { documentChanges } from './difference.ts';
import type { LanderRow, VersionRow } from './repository.ts';
import { shownAt, stateOf } from './schedule.ts';

/** A lander with its versions by number, as one query found them. */
export interface Stored {
  readonly lander: LanderRow;
  readonly versions: readonly VersionRow[];
}

export const liveOf = ({ versions }: Stored, now: Date): VersionRow | null => shownAt(versions, now.getTime());

/** The document to edit: the draft, else the live one, else the last published one. */
export function workOf(stored: Stored, now: Date): LanderDocument {
  const document = stored.lander.draft ?? (liveOf(stored, now) ?? stored.versions.at(-1))?.document;
  if (document === undefined) throw new Error(`Lander ${stored.lander.id} has neither a draft nor a version.`);
  return document;
}

/** Variants that visitors are divided among while a version is tested. */
export const tested = ({ document, settled_at }: Pick<VersionRow, 'document' | 'settled_at'>): LanderDocument['variants'] => {
  const shown = document.variants.filter(({ weight }) => weight > 0);
  return settled_at === null && shown.length > 1 ? shown : [];
};

const LANGUAGE_IN = /^variants\[\d+\]\.content\.([a-z]{2})/;

function problemsByLanguage(problems: readonly LanderProblem[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { path } of problems) {
    const language = LANGUAGE_IN.exec(path)?.[1] ?? '';
    counts[language] = (counts[language] ?? 0) + 1;
  }
  return counts;
}

function nextOf({ versions }: Stored, now: Date): LanderLine['next'] {
  const waiting = versions.filter((version) => stateOf(version, versions, now) === 'scheduled');
  const [first] = waiting
    .flatMap(({ number, starts }) => (starts === null ? [] : [{ number, starts: starts.toISOString() }]))
    .sort((one, other) => one.starts.localeCompare(other.starts));
  return first ?? null;
}

/** `problems`: those of the draft; empty if there is no draft. */
export function asLine(stored: Stored, problems: readonly LanderProblem[], now: Date): LanderLine {
  const { lander } = stored;
  const live = liveOf(stored, now);
  return {
    id: lander.id,
    template: lander.template,
    slug: lander.slug,
    name: workOf(stored, now).name,
    path: landerPath(lander.template, lander.slug),
    live: live?.number ?? null,
    next: nextOf(stored, now),
    drafted: lander.draft !== null,
    problems: problemsByLanguage(problems),
    testing: live === null ? 0 : tested(live).length,
    changed_at: lander.changed_at.toISOString(),
    changed_by: lander.changed_by_name,
  };
}

export const asVersion = (version: VersionRow, versions: readonly VersionRow[], now: Date): LanderVersion => ({
  number: version.number,
  state: stateOf(version, versions, now),
  published_at: version.published_at.toISOString(),
  published_by: version.published_by_name,
  starts: version.starts?.toISOString() ?? null,
  ends: version.ends?.toISOString() ?? null,
  restores: version.restores,
  remote: version.remote,
  from_file: version.from_file,
});

export function asDraft(stored: Stored, problems: readonly LanderProblem[], now: Date): LanderDraft | null {
  const { draft, changed_at, changed_by_name } = stored.lander;
  if (draft === null) return null;
  return {
    saved_at: changed_at.toISOString(),
    saved_by: changed_by_name,
    problems: [...problems],
    changes: documentChanges(liveOf(stored, now)?.document ?? null, draft),
  };
}
