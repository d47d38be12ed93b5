import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { LinkedText } from './LinkedText.tsx';

const TEXT = 'Accetti i [termini]. Leggi la [privacy].';

describe('a sentence with links', () => {
  it('reads as one, and each of its words in brackets leads on', () => {
    const { container } = render(<LinkedText text={TEXT} to={['/pages/terms', '/pages/privacy']} />);
    expect(container).toHaveTextContent('Accetti i termini. Leggi la privacy.');
    expect(screen.getByRole('link', { name: 'termini' })).toHaveAttribute('href', '/pages/terms');
    expect(screen.getByRole('link', { name: 'privacy' })).toHaveAttribute('href', '/pages/privacy');
  });

  it('opens beside a page that keeps what was typed', () => {
    render(<LinkedText text={TEXT} to={['/pages/terms', '/pages/privacy']} beside />);
    for (const link of screen.getAllByRole('link')) expect(link).toHaveAttribute('target', '_blank');
  });

  it('is refused where a translation has other links than the page', () => {
    expect(() => render(<LinkedText text={TEXT} to={['/pages/terms']} />)).toThrow('does not have 1 links');
  });
});
