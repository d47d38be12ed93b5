import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { LikeButton } from './index.ts';

it('keeps its name and says by its state whether the member is liked', () => {
  const { rerender } = render(<LikeButton liked={false} label="Metti like a Giulia" />);
  expect(screen.getByRole('button', { name: 'Metti like a Giulia' })).toHaveAttribute('aria-pressed', 'false');
  rerender(<LikeButton liked label="Metti like a Giulia" />);
  expect(screen.getByRole('button', { name: 'Metti like a Giulia' })).toHaveAttribute('aria-pressed', 'true');
});
