import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { typeset } from '@amarena/shared/build/loneLetters';
import { termsVersionDate } from '@amarena/shared/contracts/account/termsDate';
import type { CompanyInfo } from '@amarena/shared/contracts/platform/companyInfo';
import type { Language } from '@amarena/shared/contracts/platform/languages';
import type { Page, PageBlock } from '@amarena/shared/contracts/platform/staticPages';
import { type Document, parseDocument } from './document.ts';
import type { PageValues } from './pageValues.ts';

const FOLDER = join(import.meta.dirname, 'pages');

/** The site's own documents, named after their folders. */
export const PAGE_TOKENS: readonly string[] = readdirSync(FOLDER).sort();

/** Changes with the wording of a document in any language. */
export function documentHash(token: string): string {
  const hash = createHash('sha256');
  for (const file of readdirSync(join(FOLDER, token)).sort()) hash.update(readFileSync(join(FOLDER, token, file)));
  return hash.digest('base64url');
}

export const isPageToken = (token: string): boolean => PAGE_TOKENS.includes(token);

/** The wording of a document in one language, as its file has it. */
export async function readDocument(token: string, language: Language): Promise<Document> {
  const text = await readFile(join(FOLDER, token, `${language}.md`), 'utf8');
  return parseDocument(typeset(language, text));
}

const NAMED = /{{(\w+)}}/g;

/** A line with its values filled in; null if one of them is unknown. Throws for an unknown placeholder. */
function filled(line: string, values: PageValues): string | null {
  let missing = false;
  const text = line.replace(NAMED, (_all, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`The documents know no value "${name}".`);
    if (value === null) missing = true;
    return value ?? '';
  });
  return missing ? null : text;
}

function filledBlock(block: PageBlock, values: PageValues): PageBlock[] {
  if (block.kind === 'list') return [{ kind: 'list', items: block.items.flatMap((item) => filled(item, values) ?? []) }];
  const text = filled(block.text, values);
  return text === null ? [] : [{ kind: 'text', text }];
}

/** A document as it is sent, with the site's own data filled in. */
export function pageOf(token: string, { title, lead, sections }: Document, values: PageValues, company: Pick<CompanyInfo, 'added'>): Page {
  return {
    token,
    title: filled(title, values) ?? title,
    lead: filled(lead, values) ?? lead,
    valid_from: token === 'terms' ? termsVersionDate(company) : null,
    sections: sections.map(({ body, ...section }) => ({
      ...section,
      body: body.flatMap((block) => filledBlock(block, values)),
    })),
  };
}
