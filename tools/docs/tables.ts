import { FAILURES } from '@amarena/shared/federation/failures';
import { RULES } from '../../server/src/delivery/refusal.ts';
import { code, table } from './markdown.ts';

/** Generated tables in handwritten pages, by the name in their markers. */
const TABLES: Readonly<Record<string, () => string>> = {
  failures: () =>
    table(
      ['kind', 'what it means', 'where to look first'],
      Object.entries(FAILURES).map(([kind, { means, look }]) => [code(kind), means, look]),
    ),
  rules: () =>
    table(
      ['rule', 'what it means'],
      Object.entries(RULES).map(([rule, means]) => [code(rule), means]),
    ),
};

/** Replaces everything between `<!-- name -->` and `<!-- /name -->` in a page. Throws if markers are missing. */
export function withTables(page: string, names: readonly string[]): string {
  return names.reduce((text, name) => {
    const marks = new RegExp(`(<!-- ${name} -->\n)[\\s\\S]*?(<!-- /${name} -->)`);
    const make = TABLES[name];
    if (make === undefined || !marks.test(text)) throw new Error(`The page has no markers for the table "${name}".`);
    return text.replace(marks, (_all, begin: string, end: string) => `${begin}${make()}\n${end}`);
  }, page);
}
