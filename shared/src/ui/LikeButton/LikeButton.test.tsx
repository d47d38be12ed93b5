import { expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LikeButton } from './index.ts';

it('keeps its name and says by its state whether the member is liked', () => {
  const { rerender } = render(<LikeButton liked={false} label="Metti like a Giulia" />);
  expect(screen.getByRole('button', { name: 'Metti like a Giulia' })).toHaveAttribute('aria-pressed', 'false');
  rerender(<LikeButton liked label="Metti like a Giulia" />);
  expect(screen.getByRole('button', { name: 'Metti like a Giulia' })).toHaveAttribute('aria-pressed', 'true');
});

it('counts a double click as one press, so that nobody takes a like back by it', async () => {
  const onClick = jest.fn();
  render(<LikeButton liked={false} label="Metti like a Giulia" onClick={onClick} />);
  const heart = screen.getByRole('button', { name: 'Metti like a Giulia' });
  await userEvent.dblClick(heart);
  expect(onClick).toHaveBeenCalledTimes(1);
  await userEvent.click(heart);
  expect(onClick).toHaveBeenCalledTimes(2);
});
