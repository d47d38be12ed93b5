import type { LanderProblem } from '@amarena/shared/contracts/landers/landerProblem';
import type { Language } from '@amarena/shared/contracts/platform/languages';
import type { Place } from './document.model.ts';

export const contentPath = ({ variant, language }: Place): string => `variants[${variant}].content.${language}`;
export const blockPath = (place: Place, index: number): string => `${contentPath(place)}.blocks[${index}]`;

/** Number of problems of a language, in all wordings. */
export const problemsOf = (problems: readonly LanderProblem[], language: Language): number =>
  problems.filter(({ path }) => path.includes(`.content.${language}`)).length;

/** The problem of exactly this place; null: none. */
export const problemAt = (problems: readonly LanderProblem[], path: string): LanderProblem | null =>
  problems.find((problem) => problem.path === path) ?? null;

/** Problems of a place and everything in it. */
export const problemsIn = (problems: readonly LanderProblem[], path: string): LanderProblem[] =>
  problems.filter((problem) => problem.path === path || problem.path.startsWith(`${path}.`) || problem.path.startsWith(`${path}[`));

const PLACE = /^variants\[(\d+)\]\.content\.([a-z]{2})(?:\.blocks\[(\d+)\])?/;

/** Where to fix a problem. `block` is null if it is not in a block; the result is null if it concerns the document as a whole. */
export function placeOf(path: string): { readonly variant: number; readonly language: string; readonly block: number | null } | null {
  const found = PLACE.exec(path);
  if (found === null) return null;
  const [, variant = '0', language = '', block] = found;
  return { variant: Number(variant), language, block: block === undefined ? null : Number(block) };
}
