import { describe, expect, it } from '@jest/globals';
import { seenInBrowser } from './browser.ts';
import { rowsIn } from './rows.ts';
import { titlesIn } from './titles.ts';

describe('the rows', () => {
  it('say at which level each is seen, an escaped bar being no end of a cell', () => {
    const text = [
      '| ID    | owner | statement | how to see it |',
      '| ----- | ----- | --------- | ------------- |',
      '| RT-01 | shell | A \\| B.   | e2e, 2 cases: open it |',
      '| RT-02 | shared | C.       | unit: it is called once |',
      '| LOC-06 | shared | D.      | unit: keys equal; e2e: `/members` shows it |',
    ].join('\n');
    expect(rowsIn(text).map(({ id, statement, inBrowser }) => [id, statement, inBrowser])).toEqual([
      ['RT-01', 'A \\| B.', true],
      ['RT-02', 'C.', false],
      ['LOC-06', 'D.', true],
    ]);
  });
});

describe('rows that promise to be seen in a browser', () => {
  const rows = rowsIn(
    [
      '| RT-01 | shell | A. | e2e: open it |',
      '| RT-02 | shell | B. | unit: true |',
      '| RT-03 | shell | C. | api: 404; e2e: open it |',
      '| RT-04 | shell | D. | e2e: open it |',
    ].join('\n'),
  );

  it('are unseen where no journey names them, unless they cannot be seen', () => {
    const { unseen, needless } = seenInBrowser(rows, new Set(['RT-01']), { 'RT-04': 'the reason' });
    expect(unseen.map(({ id }) => id)).toEqual(['RT-03']);
    expect(needless).toEqual([]);
  });

  it('are no exception if a journey names them, if they promise none, or if the row does not exist', () => {
    const exceptions = { 'RT-01': 'seen', 'RT-02': 'no promise', 'RT-09': 'no row' };
    expect(seenInBrowser(rows, new Set(['RT-01', 'RT-03', 'RT-04']), exceptions)).toEqual({
      unseen: [],
      needless: ['RT-01', 'RT-02', 'RT-09'],
    });
  });
});

describe('the titles of a source', () => {
  const found = (source: string) => titlesIn(source, false).map(({ ids, most }) => ({ ids, most }));

  it('count every ID of a plain test', () => {
    expect(found(`it('RT-01 RT-02 RT-03 RT-04 RT-05 does all', () => {});`)).toEqual([
      { ids: ['RT-01', 'RT-02', 'RT-03', 'RT-04', 'RT-05'], most: 5 },
    ]);
  });

  it('count the IDs of the fullest case of a table', () => {
    expect(found(`it.each([['RT-01', 'a'], ['RT-02 RT-03', 'b']])('%s LY-01 does %s', () => {});`)).toEqual([
      { ids: ['LY-01', 'RT-01', 'RT-02', 'RT-03'], most: 3 },
    ]);
    expect(found(`const T = [['RT-01'], ['RT-02']] as const; it.each(T)('%s does it', () => {});`)).toEqual([
      { ids: ['RT-01', 'RT-02'], most: 1 },
    ]);
  });

  it('read the table of a loop', () => {
    const table = `const ROWS = { a: 'RT-01', b: 'RT-02 RT-03' };`;
    const wanted = [{ ids: ['RT-01', 'RT-02', 'RT-03'], most: 2 }];
    expect(found(`${table} for (const name of Object.keys(ROWS)) test(\`\${ROWS[name]} does it\`, () => {});`)).toEqual(wanted);
    const list = `const LIST = [['RT-01', 'a'], ['RT-02 RT-03', 'b']] as const;`;
    expect(found(`${list} for (const [rows, what] of LIST) test(\`\${rows} does \${what}\`, () => {});`)).toEqual(wanted);
  });
});
