import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { aMainImage } from '../../testing/builders.ts';
import { Photo } from './index.ts';

it('EN-58 puts the prefix of the settings before every file name', () => {
  const image = { filename: 'a-photo-b.webp', thumb_filename: 'a-thumb-c.webp', match: 'a-large-d.webp' };
  const { rerender } = render(<Photo image={image} cdnPrefix="/photos/" alt="Giulia" />);
  const photo = screen.getByRole('img', { name: 'Giulia' });
  expect(photo).toHaveAttribute('src', '/photos/a-photo-b.webp');
  const small = '/photos/a-thumb-c.webp 320w, /photos/a-card-b.webp 480w, /photos/a-photo-b.webp 640w';
  expect(photo).toHaveAttribute('srcset', `${small}, /photos/a-large-d.webp 1200w`);
  rerender(<Photo image={image} cdnPrefix="/photos/" alt="Giulia" widest={640} />);
  expect(photo).toHaveAttribute('srcset', small);
});

it('keeps the room of a 4:5 photo before it has arrived', () => {
  render(<Photo image={aMainImage()} cdnPrefix="/photos/" alt="Giulia" />);
  const photo = screen.getByRole('img', { name: 'Giulia' });
  expect(photo).toHaveAttribute('width', '640');
  expect(photo).toHaveAttribute('height', '800');
  expect(photo).toHaveAttribute('loading', 'lazy');
});

it('draws a figure for a member without a photo', () => {
  const { container } = render(<Photo image={null} cdnPrefix="/photos/" alt="Giulia" />);
  expect(container.querySelector('img')).toBeNull();
  expect(container.querySelector('[data-photo="none"]')).toBeInTheDocument();
});
