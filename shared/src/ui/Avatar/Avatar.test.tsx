import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { aMainImage } from '../../testing/builders.ts';
import { Avatar } from './index.ts';

it('shows the small rendition and the presence of its member', () => {
  render(<Avatar image={aMainImage()} cdnPrefix="/photos/" alt="Giulia" onlineLabel="Online ora" />);
  expect(screen.getByRole('img', { name: 'Giulia' })).toHaveAttribute('src', '/photos/giulia-320.webp');
  expect(screen.getByRole('img', { name: 'Online ora' })).toBeInTheDocument();
});

it('draws a figure for a member without a photo', () => {
  const { container } = render(<Avatar image={null} cdnPrefix="/photos/" alt="" />);
  expect(container.querySelector('[data-photo="none"]')).toBeInTheDocument();
});
