import type { Page } from '@amarena/shared/contracts/platform/staticPages';

const LINK = /\[([^\]]+)\]\([^)]+\)/g;

/** A document as plain-text paragraphs for a mail: links are reduced to their text. */
export function asParagraphs({ title, lead, sections }: Pick<Page, 'title' | 'lead' | 'sections'>): string[] {
  const said = sections.map(({ heading, body }) =>
    [heading, ...body.flatMap((block) => (block.kind === 'list' ? block.items.map((item) => `– ${item}`) : [block.text]))].join('\n'),
  );
  return [`${title}\n${lead}`, ...said].map((paragraph) => paragraph.replace(LINK, '$1'));
}
