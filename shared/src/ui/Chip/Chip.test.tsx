import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Chip, InterestChip } from './index.ts';

it('says whether a filter is on, and has no state where it only opens something', () => {
  render(
    <>
      <Chip pressed>Online</Chip>
      <Chip>Filtri</Chip>
    </>,
  );
  expect(screen.getByRole('button', { name: 'Online' })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('button', { name: 'Filtri' })).not.toHaveAttribute('aria-pressed');
});

it('says in words that an interest is shared', () => {
  render(
    <InterestChip shared sharedLabel="In comune">
      Escursioni
    </InterestChip>,
  );
  expect(screen.getByRole('img', { name: 'In comune' })).toBeInTheDocument();
  expect(screen.queryByRole('button')).toBeNull();
});
