import type { Page } from '@amarena/shared/contracts/pages';

/** The token of a document by its address: `/pages/terms` shows `terms`, `/safety` shows `safety`. */
export const tokenOf = (path: string): string => path.split('/').filter(Boolean).at(-1) ?? '';

/** A stretch of text: words, or words that lead somewhere. */
export type Stretch = { readonly text: string; readonly to: string | null };

const LINK = /\[([^\]]+)\]\(([^)]+)\)/g;

/** A text with its links told apart. */
export function stretchesOf(text: string): Stretch[] {
  const stretches: Stretch[] = [];
  let from = 0;
  for (const match of text.matchAll(LINK)) {
    const [whole, words = '', to = ''] = match;
    if (match.index > from) stretches.push({ text: text.slice(from, match.index), to: null });
    stretches.push({ text: words, to });
    from = match.index + whole.length;
  }
  if (from < text.length) stretches.push({ text: text.slice(from), to: null });
  return stretches;
}

/** Sections from which on a document opens with a list of them. */
const MANY = 6;
export const hasContents = (sections: readonly unknown[]): boolean => sections.length >= MANY;

type Section = Page['sections'][number];

/** Where a section is found in an address: by its name, which every language shares, else by its place. */
export const sectionId = ({ key }: Pick<Section, 'key'>, index: number): string => key ?? `section-${index + 1}`;

/** Without accents and case, so that "perche" finds "Perché"; the Polish ł has no accent to take off. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll('ł', 'l');

const wordsOf = ({ heading, body }: Section): string =>
  plain([heading, ...body.flatMap((block) => (block.kind === 'text' ? [block.text] : block.items))].join(' ').replace(LINK, '$1'));

/** The sections in which every word of a search stands, wherever; all of them for an empty search. */
export function sectionsFound(sections: readonly Section[], search: string): Section[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  return sections.filter((section) => words.every((word) => wordsOf(section).includes(word)));
}
