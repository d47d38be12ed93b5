import type { Page } from '@amarena/shared/contracts/platform/staticPages';

/** The token of a document, from its address: `/pages/terms` shows `terms`, `/safety` shows `safety`. */
export const tokenOf = (path: string): string => path.split('/').filter(Boolean).at(-1) ?? '';

/** A piece of text, plain or linked. */
export type TextPiece = { readonly text: string; readonly to: string | null };

const LINK = /\[([^\]]+)\]\(([^)]+)\)/g;

/** Splits a text into plain and linked pieces. */
export function textPieces(text: string): TextPiece[] {
  const stretches: TextPiece[] = [];
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

/** Number of sections from which a document starts with a table of contents. */
const MANY = 6;
export const hasContents = (sections: readonly unknown[]): boolean => sections.length >= MANY;

type Section = Page['sections'][number];

/** The fragment of a section: its key, which is the same in every language, or its position. */
export const sectionId = ({ key }: Pick<Section, 'key'>, index: number): string => key ?? `section-${index + 1}`;

/** Without accents and case, so that "perche" finds "Perché". The Polish ł does not decompose, so it is replaced. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll('ł', 'l');

const wordsOf = ({ heading, body }: Section): string =>
  plain([heading, ...body.flatMap((block) => (block.kind === 'text' ? [block.text] : block.items))].join(' ').replace(LINK, '$1'));

/** The sections that contain every word of a search; all of them for an empty search. */
export function sectionsFound(sections: readonly Section[], search: string): Section[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  return sections.filter((section) => words.every((word) => wordsOf(section).includes(word)));
}
