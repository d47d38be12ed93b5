import { expect, it } from '@jest/globals';
import { withMore } from './unseen.model.ts';

it('lists each place once, from what was there at first to what is there now', () => {
  const first = withMore(null, { by: 'Paola', changes: [{ path: 'name', before: 'Uno', after: 'Due' }] });
  const both = withMore(first, {
    by: 'Marco',
    changes: [
      { path: 'name', before: 'Due', after: 'Tre' },
      { path: 'slug', before: '', after: 'estate' },
    ],
  });
  expect(both).toEqual({
    by: 'Marco',
    changes: [
      { path: 'name', before: 'Uno', after: 'Tre' },
      { path: 'slug', before: '', after: 'estate' },
    ],
  });
});

it('keeps a removed block and an added one at the same place apart', () => {
  const path = 'variants[0].content.it.blocks[1]';
  const removed = withMore(null, { by: 'Paola', changes: [{ path, before: '{}', after: null }] });
  expect(withMore(removed, { by: 'Paola', changes: [{ path, before: null, after: '{}' }] }).changes).toHaveLength(2);
});
