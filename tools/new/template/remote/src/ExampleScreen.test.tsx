import { renderWith } from '@amarena/shared/testing';
import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { ExampleScreen } from './ExampleScreen.tsx';

describe('the first screen', () => {
  it('says what it is', async () => {
    await renderWith(<ExampleScreen />, { address: '/example' });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Example');
  });
});
