import type { Card } from '@amarena/shared/contracts/people/profile';
import { getRegions } from '@amarena/shared/contracts/people/regions';
import { aCard, anId, aUser, fakeApi, renderWith } from '@amarena/shared/testing';
import { beforeEach, expect, it } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { type About, MemberCards } from './MemberCards.tsx';

const drawn: string[] = [];

/** A member that records each render of their card. */
function watched(number: number, change: Partial<Card> = {}): Card {
  const card = aCard({ id: anId(number), name: `Nome${number}`, ...change });
  return Object.defineProperty(card, 'num_photos', {
    enumerable: true,
    get: () => {
      drawn.push(card.name);
      return 3;
    },
  });
}

const BEFORE = [watched(1), watched(2), watched(3)];
const LIKED = watched(2, { liked: true });
const about = ({ id }: Card): About => ({ to: `/likes/m/${id}`, caption: 'ieri' });

function List({ ofLikes }: { ofLikes: boolean }) {
  const [members, setMembers] = useState(BEFORE);
  return (
    <>
      <MemberCards members={members} label="Risultati" {...(ofLikes && { about })} />
      <button type="button" onClick={() => setMembers((before) => before.map((member) => (member.id === LIKED.id ? LIKED : member)))}>
        Arriva il like
      </button>
    </>
  );
}

beforeEach(() => {
  drawn.length = 0;
});

it.each([
  ['search', false],
  ['list of likes', true],
])('draws the one card whose like changed and leaves the others of the %s alone', async (_list, ofLikes) => {
  await renderWith(<List ofLikes={ofLikes} />, {
    session: { status: 'member', user: aUser() },
    api: fakeApi().answer(getRegions, { regions: {} }),
  });
  expect(new Set(drawn)).toEqual(new Set(['Nome1', 'Nome2', 'Nome3']));
  drawn.length = 0;
  act(() => screen.getByRole('button', { name: 'Arriva il like' }).click());
  expect(screen.getByRole('button', { name: 'Metti like a Nome2' })).toHaveAttribute('aria-pressed', 'true');
  expect(new Set(drawn)).toEqual(new Set(['Nome2']));
});
