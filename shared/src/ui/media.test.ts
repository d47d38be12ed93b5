import { expect, it } from '@jest/globals';
import { below, media } from './media.ts';

it('meets at each breakpoint without a gap or an overlap', () => {
  expect(media.md).toBe('@media (min-width: 768px)');
  expect(below.md).toBe('@media (max-width: 767.98px)');
});
