import { expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Info } from 'lucide-react';
import { Banner } from './index.ts';

it('leads to another screen by a link', () => {
  render(
    <Banner icon={<Info aria-hidden />} action={{ label: 'Vedi i crediti', to: '/credits' }}>
      Il tuo bonus sta per scadere.
    </Banner>,
  );
  expect(screen.getByRole('link', { name: 'Vedi i crediti' })).toHaveAttribute('href', '/credits');
});

it('acts here by a button', async () => {
  const pressed = jest.fn();
  render(
    <Banner icon={<Info aria-hidden />} action={{ label: 'Carica foto', onPress: pressed }}>
      Aggiungi una foto.
    </Banner>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Carica foto' }));
  expect(pressed).toHaveBeenCalledTimes(1);
});
