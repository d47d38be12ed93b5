import { expect, it } from '@jest/globals';
import { createRenderFailures } from './failures.ts';

it('knows which pages could not be rendered, until the same one is, or a later one', () => {
  let at = Date.UTC(2026, 10, 22);
  const failures = createRenderFailures({ now: () => new Date(at) });
  const page = { path: '/landers/gallery', language: 'de', document: 'a' } as const;
  failures.failed(page);
  failures.failed({ ...page, language: 'it' });
  expect([failures.of(page.path), failures.of('/landers/video')]).toEqual([['de', 'it'], []]);
  // The success of another wording says nothing about this one.
  failures.rendered({ ...page, document: 'b' });
  expect(failures.of(page.path)).toEqual(['de', 'it']);
  failures.rendered(page);
  expect(failures.of(page.path)).toEqual(['it']);
  at += 61_000;
  failures.rendered({ ...page, language: 'it', document: 'c' });
  expect(failures.of(page.path)).toEqual([]);
});
