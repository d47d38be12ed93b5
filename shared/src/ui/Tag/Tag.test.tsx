import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { FictionalTag, Tag } from './index.ts';

it('writes the fictional label out in words', () => {
  render(<FictionalTag label="Profilo fittizio" onPhoto />);
  expect(screen.getByText('Profilo fittizio')).toBeVisible();
});

it('says to screen readers what a bare number counts', () => {
  render(
    <Tag tone="photo" label="6 foto">
      6
    </Tag>,
  );
  expect(screen.getByRole('img', { name: '6 foto' })).toBeInTheDocument();
});
