import { expect, it } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { Button } from '../Button/index.ts';
import { EmptyState } from './index.ts';

it('has a title, a sentence and one thing to do; the scene says nothing', () => {
  render(
    <EmptyState
      scene="no-messages"
      title="Ancora nessun messaggio"
      text="Quando scrivi a qualcuno, la conversazione compare qui."
      action={<Button>Cerca persone</Button>}
      heading="h1"
    />,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Ancora nessun messaggio' })).toBeInTheDocument();
  expect(screen.getByText(/la conversazione compare qui/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Cerca persone' })).toBeInTheDocument();
  expect(screen.queryByRole('img')).toBeNull();
});

it('leaves out a scene that does not arrive, as where there is no network', () => {
  const { container } = render(<EmptyState scene="offline" title="Sei offline" />);
  const picture = () => container.querySelector('img');
  fireEvent.error(picture() ?? container);
  expect(picture()).toBeNull();
  expect(screen.getByRole('heading', { name: 'Sei offline' })).toBeInTheDocument();
});
