import type { PageBlock } from '@amarena/shared/contracts/pages';

/** A document as its file has it: values are still named. */
export interface Document {
  readonly title: string;
  readonly lead: string;
  readonly sections: readonly { readonly heading: string; readonly body: readonly PageBlock[]; readonly key?: string }[];
}

/** What a block begins with; anything else is a paragraph. */
const TITLE = '# ';
const LEAD = '> ';
const HEADING = '## ';
const POINT = '- ';
/** Name of a section in addresses, at the end of its heading. */
const KEY = / \{#([a-z-]+)\}$/;

const sectionOf = (heading: string) => {
  const key = KEY.exec(heading)?.[1];
  return { heading: heading.replace(KEY, ''), body: [] as PageBlock[], ...(key !== undefined && { key }) };
};

/**
 * Reads the small part of Markdown that the documents are written in: one title, one lead, sections with paragraphs and
 * lists, each block on lines of its own between empty lines; `{#name}` after a heading is its name in addresses. Throws where a block stands before the first heading.
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
