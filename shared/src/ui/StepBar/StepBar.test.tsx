import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { StepBar } from './index.ts';

it('fills the steps up to the one the person is at and says so in words', () => {
  render(<StepBar total={4} current={2} label="Passo 2 di 4" />);
  const bar = screen.getByRole('img', { name: 'Passo 2 di 4' });
  expect(bar.querySelectorAll('[data-reached="true"]')).toHaveLength(2);
  expect(bar.querySelectorAll('[data-reached]')).toHaveLength(4);
});
