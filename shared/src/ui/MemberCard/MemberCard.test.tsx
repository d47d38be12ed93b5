import { describe, expect, it, jest } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aCard, anId } from '../../testing/builders.ts';
import { MemberCard, type MemberCardWords, MemberGrid, MemberGridSkeleton } from './index.ts';

const labels: MemberCardWords = {
  fictional: 'Profilo fittizio',
  isNew: 'Nuova',
  verified: 'Profilo verificato',
  online: 'Online ora',
  nameAge: (card) => `${card.name}, ${card.age}`,
  place: (card) => card.city,
  photos: (count) => `${count} foto`,
  like: (card) => `Metti like a ${card.name}`,
};
const rest = { cdnPrefix: '/photos/', labels };

describe('MemberCard', () => {
  it('leads to the profile from photo and name with one link', () => {
    render(<MemberCard card={aCard()} {...rest} />);
    expect(screen.getByRole('link', { name: 'Giulia, 34' })).toHaveAttribute('href', `/members/${anId(1)}`);
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });

  it('labels a fictional member on the photo, even a new one', () => {
    render(<MemberCard card={aCard({ fictional: true, is_new: true })} {...rest} />);
    expect(screen.getByText('Profilo fittizio')).toBeVisible();
    expect(screen.queryByText('Nuova')).toBeNull();
  });

  it('does not let another tag take the place of the fictional label', () => {
    render(<MemberCard card={aCard({ fictional: true })} topTag={{ label: 'Automatico', tone: 'automatic' }} {...rest} />);
    expect(screen.getByText('Profilo fittizio')).toBeVisible();
    expect(screen.queryByText('Automatico')).toBeNull();
  });

  it('marks a new member', () => {
    render(<MemberCard card={aCard({ is_new: true })} {...rest} />);
    expect(screen.getByText('Nuova')).toBeVisible();
  });

  it('shows the badge of verified members and of nobody else', () => {
    const { rerender } = render(<MemberCard card={aCard({ verified: true })} {...rest} />);
    expect(screen.getByRole('img', { name: 'Profilo verificato' })).toBeInTheDocument();
    rerender(<MemberCard card={aCard()} {...rest} />);
    expect(screen.queryByRole('img', { name: 'Profilo verificato' })).toBeNull();
  });

  it('says who is online and how many photos there are', () => {
    render(<MemberCard card={aCard({ online: true, num_photos: 6 })} {...rest} />);
    expect(screen.getByRole('img', { name: 'Online ora' })).toBeInTheDocument();
    expect(screen.getByRole('img', { name: '6 foto' })).toBeInTheDocument();
  });

  it('likes by a target of its own, which follows no link', async () => {
    const liked = jest.fn();
    render(<MemberCard card={aCard()} onLike={liked} {...rest} />);
    const heart = screen.getByRole('button', { name: 'Metti like a Giulia' });
    expect(heart.closest('a')).toBeNull();
    await userEvent.click(heart);
    expect(liked).toHaveBeenCalledWith(aCard());
  });

  it('has no heart where one cannot like', () => {
    render(<MemberCard card={aCard()} {...rest} />);
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('MemberGrid', () => {
  it('lists every member once, loads only the first row’s photos at once, and those of a phone’s first row before them', () => {
    const cards = [1, 2, 3, 4, 5, 6].map((number) => aCard({ id: anId(number), name: `Persona ${number}` }));
    const { container } = render(<MemberGrid cards={cards} label="Persone vicine" eager {...rest} />);
    const list = screen.getByRole('list', { name: 'Persone vicine' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(6);
    expect(container.querySelectorAll('img[loading="eager"]')).toHaveLength(5);
    expect(container.querySelectorAll('img[fetchpriority="high"]')).toHaveLength(2);
  });

  it('says once that it is loading', () => {
    render(<MemberGridSkeleton label="Caricamento delle persone" count={3} />);
    expect(screen.getByRole('status')).toHaveTextContent('Caricamento delle persone');
  });
});
