import type { OwnProfile } from '@amarena/shared/contracts/people/profile';
import type { ProfileChange } from './profileChange.ts';

/** A change without some of its fields. */
export const withoutFields = (change: ProfileChange, fields: readonly string[]): ProfileChange =>
  Object.fromEntries(Object.entries(change).filter(([field]) => !fields.includes(field)));

/** Merges two changes. A new country drops region and city of the old one. */
export const mergeChanges = (before: ProfileChange, later: ProfileChange): ProfileChange => ({
  ...(later.country === undefined ? before : withoutFields(before, ['region', 'city'])),
  ...later,
});

/** The part of a draft that is newer than what was saved. */
export const withoutSaved = (draft: ProfileChange, saved: ProfileChange): ProfileChange => {
  const stored = new Map<string, unknown>(Object.entries(saved));
  return withoutFields(
    draft,
    Object.entries(draft).flatMap(([key, value]) => (stored.has(key) && stored.get(key) === value ? [key] : [])),
  );
};

/** The profile with a draft applied. */
export function shownProfile(profile: OwnProfile, draft: ProfileChange): OwnProfile {
  const moved = draft.country !== undefined && draft.country !== profile.country;
  const { region = moved ? null : profile.region, city = moved ? null : profile.city, ...rest } = draft;
  const said = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined));
  return { ...profile, ...said, region, city };
}
