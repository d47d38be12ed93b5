import { nameOf, type PublishedCandidate } from './check.ts';
import type { Mark } from './part.ts';
import type { Refusal } from './refusal.ts';

/**
 * The refusal of a version whose bytes are not those that the mark recorded when it went live: `gc` removed it, and
 * someone published it again. Null: it is the same one. `unrecorded`: whether to trust a mark from before bytes were
 * recorded.
 */
export function otherBytes(candidate: PublishedCandidate, mark: Mark, unrecorded: boolean): Refusal | null {
  if (mark.manifest === undefined ? unrecorded : mark.manifest === candidate.hash) return null;
  const whose = `${nameOf(candidate)}@${mark.version}`;
  return {
    rule: 'bytes_changed',
    found: `${whose} with a manifest.json of ${candidate.hash}`,
    expected:
      mark.manifest === undefined
        ? `the bytes with which it went live ${mark.at}, which generations did not record then`
        : `the manifest.json of ${mark.manifest} with which it went live ${mark.at}`,
    remedy: `Nobody has checked these bytes: "npm run deliver -- activate ${whose}" does, and makes them live.`,
  };
}
