import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { aMainImage } from '../../testing/builders.ts';
import { Photo } from './index.ts';

it('EN-58 puts the prefix of the settings before every file name', () => {
  render(<Photo image={aMainImage()} cdnPrefix="/photos/" alt="Giulia" />);
  const photo = screen.getByRole('img', { name: 'Giulia' });
  expect(photo).toHaveAttribute('src', '/photos/giulia-640.webp');
  expect(photo).toHaveAttribute('srcset', '/photos/giulia-320.webp 320w, /photos/giulia-640.webp 640w, /photos/giulia-1200.webp 1200w');
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
