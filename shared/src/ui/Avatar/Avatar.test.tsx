import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { aMainImage } from '../../testing/builders.ts';
import { Avatar } from './index.ts';

it('shows the small rendition and the presence of its member', () => {
  render(<Avatar image={aMainImage()} cdnPrefix="/photos/" alt="Giulia" onlineLabel="Online ora" />);
  expect(screen.getByRole('img', { name: 'Giulia' })).toHaveAttribute('src', '/photos/giulia-320.webp');
  expect(screen.getByRole('img', { name: 'Online ora' })).toBeInTheDocument();
});

it('loads a file of its own size, and the thumbnail where a fine screen needs more', () => {
  render(<Avatar image={aMainImage({ thumb_filename: '0a-thumb-1b.webp' })} cdnPrefix="/photos/" alt="Giulia" size="lg" />);
  const face = screen.getByRole('img', { name: 'Giulia' });
  expect(face).toHaveAttribute('srcset', '/photos/0a-avatar-1b.webp 160w, /photos/0a-thumb-1b.webp 320w');
  expect(face).toHaveAttribute('sizes', '72px');
});

it('draws a figure for a member without a photo', () => {
  const { container } = render(<Avatar image={null} cdnPrefix="/photos/" alt="" />);
  expect(container.querySelector('[data-photo="none"]')).toBeInTheDocument();
});
