import { expect, it, jest } from '@jest/globals';
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

it('keeps the focus while its change is on the way, and takes no other one', async () => {
  const changed = jest.fn();
  const { rerender } = render(<Switch label="Notifiche" checked onChange={changed} />);
  await userEvent.tab();
  rerender(<Switch label="Notifiche" checked busy onChange={changed} />);
  await userEvent.keyboard(' ');
  expect(screen.getByRole('switch')).toHaveFocus();
  expect(changed).not.toHaveBeenCalled();
});
