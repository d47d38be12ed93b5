import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { typeset } from '@amarena/shared/build/loneLetters';
import { REACTIVATION_DAYS } from '@amarena/shared/contracts/account/deletion';
import { SESSION_DAYS } from '@amarena/shared/contracts/account/sessions';
import { termsVersionDate } from '@amarena/shared/contracts/account/termsDate';
import { OLD_MESSAGES_DAYS } from '@amarena/shared/contracts/chat/oldMessages';
import { MIN_AGE } from '@amarena/shared/contracts/people/ageLimits';
import { isCountry } from '@amarena/shared/contracts/platform/countries';
import type { Language } from '@amarena/shared/contracts/platform/languages';
import type { CompanyInfo, Settings } from '@amarena/shared/contracts/platform/settings';
import type { Page, PageBlock } from '@amarena/shared/contracts/platform/staticPages';
import { type Document, parseDocument } from './document.ts';

const FOLDER = join(import.meta.dirname, 'pages');

/** The site's values by their placeholders. If a value is null (unknown), lines that need it are left out. */
export type PageValues = Readonly<Record<string, string | null>>;

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

type Company = Pick<CompanyInfo, 'name' | 'address' | 'city' | 'country' | 'kvk' | 'vat_numbers' | 'support_phone'>;
type Site = Pick<Settings, 'name' | 'fictional_plural' | 'support_email' | 'support_phone' | 'refund_days'>;

/** The site's own number if it has one, else the company's. */
const phoneOf = (settings: Site, company: Company): string | null => settings.support_phone ?? company.support_phone;

export function pageValues(settings: Site, company: Company, language: Language): PageValues {
  const countries = new Intl.DisplayNames([language], { type: 'region' });
  return {
    name: settings.name,
    fictional_plural: settings.fictional_plural,
    company: company.name,
    address: company.address,
    city: company.city,
    country: isCountry(company.country) ? (countries.of(company.country) ?? company.country) : company.country,
    kvk: company.kvk,
    vat: company.vat_numbers.join(', ') || null,
    support_email: settings.support_email,
    support_phone: phoneOf(settings, company),
    refund_days: String(settings.refund_days),
    min_age: String(MIN_AGE),
    reactivation_days: String(REACTIVATION_DAYS),
    old_messages_days: String(OLD_MESSAGES_DAYS),
    session_days: String(SESSION_DAYS),
  };
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
