import { describe, expect, it } from '@jest/globals';
import { ERROR_REASONS, framesIn, strippedError } from './thrown.ts';

const PLACE = { part: 'mf-chat', version: '1.0.0-ab', file: 'page.1f.js', line: 1, column: 20 };

describe('the places in a stack', () => {
  it.each([
    ['Chromium', 'TypeError: x\n    at async Foo.bar (https://a.example/artifacts/mf-chat/1.0.0-ab/page.1f.js:1:20)'],
    ['Firefox', 'bar@https://a.example/artifacts/mf-chat/1.0.0-ab/page.1f.js:1:20\n'],
    ['Safari', 'bar@https://a.example/artifacts/mf-chat/1.0.0-ab/page.1f.js:1:20\n[native code]'],
    ['a site behind a CDN', 'bar@https://cdn.example/site/artifacts/mf-chat/1.0.0-ab/page.1f.js:1:20'],
  ])('are read in the form of %s', (_engine, stack) => {
    expect(framesIn(stack)).toEqual([PLACE]);
  });

  it('include those of the shell and of workers, and no others', () => {
    const stack = [
      'at https://a.example/shell/9.1.0/main.js:2:30',
      'at https://a.example/sw.js:1:40',
      'at https://a.example/sw-push.js:50:6',
      'at https://a.example/members/giulia?x=1:1:1',
      'at chrome-extension://abc/inject.js:1:2',
    ].join('\n');
    expect(framesIn(stack).map(({ file, version, line, column }) => [file, version, line, column])).toEqual([
      ['main.js', '9.1.0', 2, 30],
      ['sw.js', null, 1, 40],
      ['sw-push.js', null, 50, 6],
    ]);
  });

  it('are ten at most, the innermost ones', () => {
    const stack = Array.from({ length: 30 }, (_, index) => `at https://a.example/shell/1.0.0/main.js:1:${index + 1}`).join('\n');
    expect(framesIn(stack).map(({ column }) => column)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });
});

describe('what is told of an error', () => {
  it.each([
    [new TypeError("Cannot read properties of undefined (reading 'Giulia')"), 'TypeError', 'is undefined'],
    [new TypeError('giulia.rossi is not a function'), 'TypeError', 'is not a function'],
    [new TypeError('null is not an object (evaluating a.b)'), 'TypeError', 'is null'],
    [new ReferenceError("Can't find variable: giulia"), 'ReferenceError', 'is not defined'],
    [new RangeError('Maximum call stack size exceeded'), 'RangeError', 'calls itself without end'],
    [new SyntaxError('Unexpected token \'G\', "Giulia Ro"... is not valid JSON'), 'SyntaxError', 'is not JSON'],
    [new Error('Giulia is not a function'), 'Error', null],
    [Object.assign(new Error('x'), { name: 'Giulia Rossi' }), 'other', null],
    ['Giulia', 'other', null],
    [{ name: 'TypeError', message: 'is null', stack: 'https://a.example/shell/1.0.0/main.js:1:1' }, 'other', null],
  ])('%s is a %s that says %s', (cause, name, reason) => {
    const told = strippedError(cause);
    expect({ name: told.name, reason: told.reason }).toEqual({ name, reason });
    expect(JSON.stringify(told)).not.toMatch(/giulia/i);
  });

  it('has a closed list of reasons, none of which quotes anything', () => {
    expect(ERROR_REASONS.length).toBe(new Set(ERROR_REASONS).size);
    for (const reason of ERROR_REASONS) expect(reason).toMatch(/^[a-zA-Z ]+$/);
  });
});
