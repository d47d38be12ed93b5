import type { PageBlock } from '@amarena/shared/contracts/platform/staticPages';

/** A document as its file has it, with placeholders instead of values. */
export interface Document {
  readonly title: string;
  readonly lead: string;
  readonly sections: readonly { readonly heading: string; readonly body: readonly PageBlock[]; readonly key?: string }[];
}

/** A block that starts with this is a title; anything else is a paragraph. */
const TITLE = '# ';
const LEAD = '> ';
const HEADING = '## ';
const POINT = '- ';
/** The name of a section in addresses, at the end of its heading. */
const KEY = / \{#([a-z-]+)\}$/;

const sectionOf = (heading: string) => {
  const key = KEY.exec(heading)?.[1];
  return { heading: heading.replace(KEY, ''), body: [] as PageBlock[], ...(key !== undefined && { key }) };
};

/**
 * Reads the small subset of Markdown that the documents are written in: one title, one lead, and sections with
 * paragraphs and lists; blocks are separated by empty lines. `{#name}` after a heading is its name in addresses. Throws
 * if a block comes before the first heading.
 */
export function parseDocument(text: string): Document {
  const document = { title: '', lead: '', sections: [] as ReturnType<typeof sectionOf>[] };
  for (const block of text.trim().split(/\n\s*\n/)) {
    const lines = block.split('\n').map((line) => line.trim());
    const first = lines[0] ?? '';
    if (first.startsWith(TITLE)) document.title = first.slice(TITLE.length);
    else if (first.startsWith(LEAD)) document.lead = lines.map((line) => line.slice(LEAD.length)).join(' ');
    else if (first.startsWith(HEADING)) document.sections.push(sectionOf(first.slice(HEADING.length)));
    else {
      const section = document.sections.at(-1);
      if (section === undefined) throw new Error(`A document has text before its first heading: "${first}"`);
      const isList = first.startsWith(POINT);
      section.body.push(
        isList ? { kind: 'list', items: lines.map((line) => line.slice(POINT.length)) } : { kind: 'text', text: lines.join(' ') },
      );
    }
  }
  return document;
}
