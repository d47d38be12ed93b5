import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const SOURCES = join(import.meta.dirname, '..');
const BEGIN = /\bsql(?:<[^`()]*>)?`/g;

/**
 * Texts of the `sql` templates in a source file, with `?` for each inserted value; nested templates are listed
 * separately, too.
 */
function rawFragments(source: string): string[] {
  return [...source.matchAll(BEGIN)].map((match) => {
    let text = '';
    let inserted = 0;
    const quotes: number[] = [];
    for (let index = match.index + match[0].length; index < source.length; index += 1) {
      const character = source[index] ?? '';
      if (character === '`' && inserted === 0) break;
      if (character === '`') quotes.at(-1) === inserted ? quotes.pop() : quotes.push(inserted);
      if (character === '$' && source[index + 1] === '{') {
        if (inserted === 0) text += '?';
        inserted += 1;
        index += 1;
      } else if (character === '}' && inserted > 0) inserted -= 1;
      else if (inserted === 0) text += character;
    }
    return text;
  });
}

const STATEMENT = /^\s*(?:with|select|insert|update|delete|create|alter|drop|savepoint|rollback|set|lock|vacuum|analyze)\b/i;

/**
 * Why a raw condition does not mean what it seems to: a bare `or` that a surrounding `and` would split. Null if it is
 * fine.
 */
function looseOr(fragment: string): string | null {
  const words = fragment
    .replace(/--.*$/gm, '')
    .replace(/'[^']*'/g, "''")
    .replace(/\bbetween\s+\S+\s+and\b/gi, '')
    .replace(/\bcreate\s+or\s+replace\b/gi, 'create')
    .matchAll(/[()]|\b(?:and|or|case|end|where|on|having)\b/gi);
  const levels = [new Set<string>()];
  const cases: number[] = [];
  for (const [word] of words) {
    const level = levels.at(-1);
    if (word === '(') levels.push(new Set());
    else if (word === ')') levels.pop();
    // Another condition starts.
    else if (/^(?:where|on|having)$/i.test(word)) level?.clear();
    else if (word.toLowerCase() === 'case') cases.push(levels.length);
    else if (word.toLowerCase() === 'end') cases.pop();
    else if (cases.at(-1) !== levels.length) level?.add(word.toLowerCase());
    if (level?.has('and') && level.has('or')) return 'mixes "and" with "or" without parentheses';
  }
  return levels[0]?.has('or') && !STATEMENT.test(fragment) ? 'has an "or" without parentheses around it' : null;
}

const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
);

describe('raw SQL', () => {
  it('lets no "or" undo the conditions that stand beside it', () => {
    const found = files.flatMap((name) =>
      rawFragments(readFileSync(join(SOURCES, name), 'utf8')).flatMap((fragment) => {
        const problem = looseOr(fragment);
        return problem === null ? [] : [`${name}: ${problem}: ${fragment.trim().slice(0, 80)}`];
      }),
    );
    expect(found).toEqual([]);
  });

  it.each([
    ['a < 1 or a = 1 and b > 2', true],
    ['a or b', true],
    ['(a or b)', false],
    ['(a and b or c)', true],
    ['x and (a or (b and c))', false],
    ['select case when a or b and c then 1 end', false],
    ['latitude between ? and ? and (a or b)', false],
  ])('takes "%s" for loose: %s', (fragment, loose) => {
    expect(looseOr(fragment) !== null).toBe(loose);
  });

  it('is found in templates within templates', () => {
    const begin = '${';
    expect(rawFragments(`sql\`where ${begin}a ? sql<X>\`p or q\` : null} and r\``)).toEqual(['where ? and r', 'p or q']);
  });
});
