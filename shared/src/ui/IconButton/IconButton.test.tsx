import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Flag } from 'lucide-react';
import { IconButton } from './index.ts';

it('has the name of what it does', () => {
  render(<IconButton name="Segnala Giulia" icon={<Flag aria-hidden />} />);
  expect(screen.getByRole('button', { name: 'Segnala Giulia' })).toHaveAttribute('type', 'button');
});
