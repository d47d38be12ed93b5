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

export const sectionId = (index: number): string => `section-${index + 1}`;
