import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
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
