import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { GIFT_NAMES, Gift, isGift } from './index.ts';

it('knows its eight gifts and no other', () => {
  expect(GIFT_NAMES).toHaveLength(8);
  expect(isGift('rose')).toBe(true);
  expect(isGift('yacht')).toBe(false);
  expect(isGift('toString')).toBe(false);
});

it('draws a gift without saying its name', () => {
  const { container } = render(<Gift gift="rose" />);
  expect(container.querySelector('img')).toBeInTheDocument();
  expect(screen.queryByRole('img')).toBeNull();
});
