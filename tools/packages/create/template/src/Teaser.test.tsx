import { renderWith } from '@amarena/shared/testing';
import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Teaser } from './Teaser.tsx';

describe('the widget', () => {
  it('greets a member by name and tells the page that shows it when it is pressed', async () => {
    const calls: unknown[][] = [];
    await renderWith(<Teaser member="Giulia" onOpen={(...words: unknown[]) => void calls.push(words)} />, { language: 'en' });
    expect(screen.getByText('Giulia, there is something new for you.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Take a look' }));
    expect(calls).toEqual([[]]);
  });
});
