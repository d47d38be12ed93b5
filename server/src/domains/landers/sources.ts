import type { Source } from './tables.ts';

/** Number of sources told apart per version and day: an address can contain anything, any number of times. */
export const SOURCES = 200;
/** All further ones. */
export const OTHER: Source = { network: '*', ref: '*', sub1: '*' };

const nameOf = ({ network, ref, sub1 }: Source): string => JSON.stringify([network, ref, sub1]);

/** The names of sources, to be looked up in `sourceOrOther`. */
export const namesOf = (sources: readonly Source[]): Set<string> => new Set(sources.map(nameOf));

/** The source, which is then known; `OTHER` if it would be one too many. */
export function sourceOrOther({ network, ref, sub1 }: Source, known: Set<string>): Source {
  const source = { network, ref, sub1 };
  if (!known.has(nameOf(source)) && known.size >= SOURCES) return OTHER;
  known.add(nameOf(source));
  return source;
}
