import { describe, expect, it } from '@jest/globals';
import { faultsIn } from './find.ts';

const faults = (text: string, helpers: readonly string[] = []) => faultsIn(text, { helpers }).map(({ line, what }) => `${line}: ${what}`);
const inTest = (body: string) => faults(`it('works', async () => {\n${body}\n});`);
const nothingWhere = (list: string, line = 2) => [`${line}: nothing is asserted if ${list} is empty; assert that it is not`];

describe('a test without an assertion', () => {
  it.each([
    "it('works', () => { run(); });",
    "test('works', async ({ page }) => { await page.goto('/'); });",
    "it.each([1, 2])('works', (value) => run(value));",
    "it.each`a | b`('works', () => run());",
    'it(`works`, () => run(), 60_000);',
    "it('works', () => { expect(run()); });",
    "it('works', () => { run(expect.any(String), expect.objectContaining({ a: 1 })); });",
  ])('is found: %s', (text) => {
    expect(faults(text)).toEqual(['1: “works” asserts nothing']);
  });

  it.each([
    "it('works', () => { expect(run()).toBe(1); });",
    "it('works', async () => { await expect(run()).rejects.toThrow(); });",
    "test('works', async () => { await expect.poll(run).not.toBe(1); await expect.soft(run()).toBeVisible(); });",
    "it('works', async () => { await waitFor(() => expect(run()).toBe(1)); });",
    "const shows = (text) => expect(text).toBe(1);\nit('works', () => shows(run()));",
    "async function shows() { await seen(); }\nconst seen = async () => { expect(1).toBe(1); };\nit('works', () => shows());",
    "const page = { shows() { expect(1).toBe(1); } };\nit('works', () => page.shows());",
    "test.beforeEach(async () => { run(); });\ntest.step('opens', () => run());\nif (/a/.test(run())) run();",
  ])('is not: %s', (text) => {
    expect(faults(text)).toEqual([]);
  });

  it('is none where a helper of another file asserts, which is known by its name', () => {
    const text = "it('works', async () => { await chat.shows('a'); });";
    expect(faults(text)).toEqual(['1: “works” asserts nothing']);
    expect(faults(text, ['shows'])).toEqual([]);
  });
});

describe('assertions for each element of what may be empty', () => {
  it.each([
    ['for (const row of rows) expect(row).toBe(1);', 'rows'],
    ['for (const row of await rows()) expect(row).toBe(1);', 'await rows()'],
    ['for (const [at, row] of rows.entries()) expect(row).toBe(at);', 'rows.entries()'],
    ['rows.forEach((row) => expect(row).toBe(1));', 'rows'],
    ['rows.forEach((row) => { expect(row).toBe(1); }); expect(other).toHaveLength(1);', 'rows'],
    ['await Promise.all(rows.map(async (row) => expect(row).toBe(1)));', 'rows'],
    ['expect(Math.min(...rows)).toBeGreaterThan(1);', 'rows'],
    ['expect(Math.max(...rows)).toBeLessThan(1);', 'rows'],
    ['for (const row of [1, 2].filter(odd)) expect(row).toBe(1);', '[1, 2].filter(odd)'],
    ['for (const row of []) expect(row).toBe(1);', '[]'],
    ['for (const row of rows) expect(row).toBe(1); expect(rows.every(odd)).toBe(true);', 'rows'],
    ['for (const row of rows) expect(row).toBe(1); expect(rows).toBeDefined();', 'rows'],
    ['for (const row of rows) expect(row).toBe(1); expect(rows).not.toContain(2);', 'rows'],
    ['expect(rows).toEqual([]); for (const row of rows) expect(row).toBe(1);', 'rows'],
  ])('are found: %s', (body, list) => {
    expect(inTest(body)).toEqual(nothingWhere(list));
  });

  it.each([
    'expect(rows).toHaveLength(2); for (const row of rows) expect(row).toBe(1);',
    'for (const row of rows) expect(row).toBe(1); expect(rows.length).toBeGreaterThan(0);',
    'expect(rows.map(({ id }) => id)).toEqual([1, 2]); for (const row of rows) expect(row).toBe(1);',
    'expect([rows.length, others.length]).toEqual([2, 3]); for (const row of rows.entries()) expect(row).toBe(1);',
    'const texts = rows.map(textOf); expect(rows).toHaveLength(2); for (const text of texts) expect(text).toBe(1);',
    'expect(times.length).toBe(3); expect(Math.max(...times)).toBeLessThan(1);',
    'for (const row of [1, 2]) expect(row).toBe(1);',
    'for (const row of [1, ...rows] as const) expect(row).toBe(1);',
    'const ROWS = [1, 2] as const; for (const row of ROWS) expect(row).toBe(1);',
    'const ROWS = { a: 1 }; for (const [key, row] of Object.entries(ROWS)) expect(row).toBe(key);',
    'for (const language of LANGUAGES) expect(language).toBe(1);',
    'for (const key of Object.keys(WORDS.it)) expect(key).toBe(1);',
    'for (const row of Array.from({ length: 3 }, make)) expect(row).toBe(1);',
    "for (const row of screen.getAllByRole('row')) expect(row).toBe(1);",
    'expect(rows).not.toEqual([]); for (const row of rows) expect(row).toBe(1);',
    'expect(rows).not.toHaveLength(0); for (const row of rows) expect(row).toBe(1);',
    "for (const row of rows) await press(row); expect(document.title).toBe('a');",
    'expect(Math.max(0, ...rows)).toBeLessThan(1);',
    "expect(rows.map((row) => row.id)).toEqual(['a']);",
  ])('are not where it cannot be empty, or a test of its own says so: %s', (body) => {
    expect(inTest(body)).toEqual([]);
  });

  it('are also found in helpers if neither they nor their file says that there are any', () => {
    const helper = 'function all(rows) {\n  for (const row of rows) expect(row).toBe(1);\n}';
    expect(faults(helper)).toEqual(nothingWhere('rows'));
    expect(faults(helper.replace('{\n', '{\n  expect(rows.length).toBeGreaterThan(0);\n'))).toEqual([]);
  });

  it('are no fault where the loop makes tests', () => {
    expect(faults("for (const name of names()) it(name, () => expect(name).toBe('a'));")).toEqual([]);
  });

  it('are told with the line in which they stand, also behind letters of several bytes', () => {
    expect(inTest('// “è”\nrun();\nfor (const row of rows) expect(row).toBe(1);')).toEqual(nothingWhere('rows', 4));
  });
});
