import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Badge, PresenceDot } from './index.ts';

it('shows the number and says what it counts', () => {
  render(
    <a href="/chats">
      Messaggi <Badge text="99+" label="120 messaggi non letti" />
    </a>,
  );
  expect(screen.getByText('99+')).toBeVisible();
  expect(screen.getByRole('link')).toHaveAccessibleName('Messaggi 120 messaggi non letti');
});

it('gives presence a name besides its colour', () => {
  render(<PresenceDot label="Online ora" />);
  expect(screen.getByRole('img', { name: 'Online ora' })).toBeInTheDocument();
});
