import { aUser, renderWith } from '@amarena/shared/testing';
import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ExampleScreen } from './ExampleScreen.tsx';

describe('the page', () => {
  it('greets a visitor', async () => {
    await renderWith(<ExampleScreen />, { address: '/more/example', language: 'en' });
    expect(screen.getByRole('heading', { level: 1, name: 'Example' })).toBeVisible();
    expect(screen.getByText('Hello, and welcome.')).toBeVisible();
  });

  it('greets a member by name', async () => {
    const user = aUser();
    await renderWith(<ExampleScreen />, { address: '/more/example', language: 'en', session: { status: 'member', user } });
    expect(screen.getByText(`Hello, ${user.profile.name}.`)).toBeVisible();
  });

  it('counts the answers', async () => {
    await renderWith(<ExampleScreen />, { address: '/more/example', language: 'en' });
    await userEvent.click(screen.getByRole('button', { name: 'Hello' }));
    expect(screen.getByRole('status')).toHaveTextContent('1 answer');
    await userEvent.click(screen.getByRole('button', { name: 'Hello' }));
    expect(screen.getByRole('status')).toHaveTextContent('2 answers');
  });
});
