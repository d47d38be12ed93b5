import { getRegions } from '@amarena/shared/contracts/people/regions';
import { aCard, anId, aUser, fakeApi, renderWith } from '@amarena/shared/testing';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { createRef, useState } from 'react';
import { MemberCards } from './MemberCards.tsx';
import NearRows from './NearRows.tsx';
import type { Near } from './near.ts';

const COLUMNS = 4;
const SHAPE = { columns: COLUMNS, rowHeight: 300, rowGap: 20, top: 0 };
const PAGE = 24;
const members = Array.from({ length: 400 }, (_, index) => aCard({ id: anId(index), name: `Nome${index}` }));

beforeEach(() => {
  window.scrollY = 0;
});

const place = createRef<HTMLElement>();

function List({ total }: { total: number }) {
  const [near, setNear] = useState<Near>({ from: 0, to: PAGE });
  return (
    <>
      <MemberCards members={members.slice(near.from, near.to)} label="Risultati" {...(near.part && { part: near.part })} />
      <NearRows count={members.length} first={anId(0)} page={PAGE} shape={SHAPE} place={place} total={total} near={near} onNear={setNear} />
    </>
  );
}

const open = (total: number) =>
  renderWith(<List total={total} />, {
    session: { status: 'member', user: aUser() },
    api: fakeApi().answer(getRegions, { regions: {} }),
  });

const placesSaid = () =>
  screen.getAllByRole('listitem').map((item) => [item.getAttribute('aria-posinset'), item.getAttribute('aria-setsize')]);

describe('a long list', () => {
  it('says where each card stands in all of it, though only those near the window are there', async () => {
    await open(640);
    const said = placesSaid();
    expect(said.length).toBeLessThan(members.length / 2);
    expect(said[0]).toEqual(['1', '640']);
    expect(said.at(-1)).toEqual([String(said.length), '640']);
  });

  it('goes on with its numbers further down', async () => {
    await open(640);
    window.scrollY = 15_000;
    act(() => window.dispatchEvent(new Event('scroll')));
    await waitFor(() => expect(Number(placesSaid()[0]?.[0])).toBeGreaterThan(COLUMNS * 30));
    expect(screen.getAllByRole('heading', { level: 3 })[0]?.textContent).toBe(`Nome${Number(placesSaid()[0]?.[0]) - 1}, 34`);
  });

  it('does not claim to know how many there are where nobody counted that far', async () => {
    await open(-1);
    expect(placesSaid()[0]).toEqual(['1', '-1']);
  });
});
