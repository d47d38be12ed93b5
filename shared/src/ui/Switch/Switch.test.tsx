import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Switch } from './index.ts';

it('is a switch with a name and a description, turned by keyboard too', async () => {
  render(<Switch label="Modalità invisibile" description="Non compari tra le persone online." />);
  const control = screen.getByRole('switch', { name: 'Modalità invisibile' });
  expect(control).toHaveAccessibleDescription('Non compari tra le persone online.');
  control.focus();
  await userEvent.keyboard(' ');
  expect(control).toBeChecked();
});
