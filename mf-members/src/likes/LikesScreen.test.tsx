import { deleteLike, getLikeList, type LikedBy } from '@amarena/shared/contracts/people/likes';
import { getRegions } from '@amarena/shared/contracts/people/regions';
import { getVisits } from '@amarena/shared/contracts/people/visits';
import { aCard, aLikedBy, anId, aUser, fakeApi, renderWith, theShell } from '@amarena/shared/testing';
import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LikesScreen } from './LikesScreen.tsx';

/** The channel to other tabs, as the page opens it. */
const channels: EventTarget[] = [];
const Plain = window.BroadcastChannel;
window.BroadcastChannel = class extends Plain {
  constructor(name: string) {
    super(name);
    channels.push(this);
  }
};
const fromAnotherTab = (data: object) => {
  for (const channel of channels) channel.dispatchEvent(new MessageEvent('message', { data }));
};

const like = (number: number, change = {}) => aLikedBy({ id: anId(number), name: `Nome${number}`, is_new: false, ...change });
const received = [
  like(1, { like_new: false }),
  like(2, { like_new: true }),
  like(3, { like_new: false, automatic: true, fictional: true }),
];
const given = [aCard({ id: anId(4), name: 'Nome4', liked: true }), aCard({ id: anId(5), name: 'Nome5', liked: true })];

const visitors = [6, 7].map((number) => ({
  ...aCard({ id: anId(number), name: `Nome${number}`, fictional: number === 7 }),
  visited_at: new Date(Date.now() - number * 3_600_000).toISOString(),
}));

interface Likes {
  profiles: (typeof given)[number][];
  liked_by: LikedBy[];
  talking?: string[];
}
const PAGE = 48;

/** Responds like the server: one list, a page of it, and the counts of all lists. */
function listOf({ profiles, liked_by, talking = [] }: Likes, { list, cursor = '0' }: { list?: unknown; cursor?: unknown }) {
  const pairs = liked_by
    .filter(({ mutual_since }) => mutual_since !== null)
    .sort((one, other) => String(other.mutual_since).localeCompare(String(one.mutual_since)));
  const from = Number(cursor);
  const page = <Member,>(members: readonly Member[]) => members.slice(from, from + PAGE);
  const listed = list === 'given' ? profiles : list === 'mutual' ? pairs : liked_by;
  return {
    profiles: list === 'given' ? page(profiles) : [],
    liked_by: list === 'given' ? [] : page(list === 'mutual' ? pairs : liked_by),
    talking: list === 'given' ? [] : talking,
    counts: {
      received: liked_by.length,
      fresh: liked_by.filter(({ like_new }) => like_new).length,
      given: profiles.length,
      mutual: pairs.length,
    },
    next: from + PAGE < listed.length ? String(from + PAGE) : null,
  };
}

/** Visitors as the server returns them, a page at a time. */
function visitsOf({ visitors: all }: { visitors: typeof visitors }, { cursor = '0' }: { cursor?: unknown }) {
  const from = Number(cursor);
  return { visitors: all.slice(from, from + PAGE), count: all.length, next: from + PAGE < all.length ? String(from + PAGE) : null };
}

const open = (address = '/likes', answer: Likes = { profiles: given, liked_by: received }, visits = { visitors }) =>
  renderWith(<LikesScreen />, {
    address,
    session: { status: 'member', user: aUser() },
    api: fakeApi()
      .answer(getLikeList, ({ query }) => listOf(answer, query))
      .answer(getVisits, ({ query }) => visitsOf(visits, query))
      .answer(getRegions, { regions: {} })
      .answer(deleteLike, undefined),
  });
const names = () => screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);

describe('likes', () => {
  it('LK-01 LK-02 lists who likes the member and how many they are', async () => {
    await open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Ti hanno messo like' })).toBeInTheDocument();
    expect(screen.getByText('3 persone, 1 nuova dall’ultima volta')).toBeInTheDocument();
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
  });

  it('LK-03 puts new likes first and marks them', async () => {
    await open();
    await screen.findByRole('heading', { name: 'Nuovi' });
    expect(names()).toEqual(['Nome2, 34', 'Nome1, 34', 'Nome3, 34']);
    expect(within(screen.getByRole('list', { name: 'Nuovi' })).getByText('Nuovo')).toBeInTheDocument();
  });

  it('labels a like that was made by the system, beside the fictional label', async () => {
    await open();
    const seen = within(await screen.findByRole('list', { name: 'Già visti' }));
    expect(seen.getByText('Automatico')).toBeInTheDocument();
    expect(seen.getByText('Profilo fittizio')).toBeInTheDocument();
    expect(seen.queryByText('Nuovo')).not.toBeInTheDocument();
  });

  it('LK-04 shows the received and the given ones under addresses of their own', async () => {
    await open('/likes/given');
    expect(await screen.findByRole('heading', { level: 1, name: 'A chi hai messo like' })).toBeInTheDocument();
    expect(names()).toEqual(['Nome4, 34', 'Nome5, 34']);
    const tabs = within(screen.getByRole('navigation', { name: 'Tipi di like' }));
    expect(tabs.getByRole('link', { current: 'page' })).toHaveAttribute('href', '/likes/given');
    expect(tabs.getByRole('link', { name: /Ricevuti/ })).toHaveAttribute('href', '/likes/received');
  });

  it('LK-04 lists who likes each other, the newest pair first, each with the way to the first message', async () => {
    const pair = (number: number, mutual_since: string | null) => like(number, { liked: true, like_new: false, mutual_since });
    const liked_by = [pair(1, '2026-11-02T10:00:00.000Z'), pair(2, '2026-11-09T10:00:00.000Z'), pair(3, null)];
    await open('/likes/mutual', { profiles: [], liked_by });
    expect(await screen.findByRole('heading', { level: 1, name: 'Vi piacete' })).toBeInTheDocument();
    expect(screen.getByText('2 persone')).toBeInTheDocument();
    await screen.findByRole('link', { name: 'Scrivi a Nome2' });
    expect(names()).toEqual(['Nome2, 34', 'Nome1, 34']);
    expect(screen.getByRole('link', { name: 'Scrivi a Nome2' })).toHaveAttribute('href', `/members/${anId(2)}/chat`);
    expect(screen.getByRole('link', { name: 'Nome2, 34' })).toHaveAttribute('href', `/likes/m/${anId(2)}`);
  });

  it('LK-04 says of each pair whether the two have talked, and leads to their conversation', async () => {
    const since = '2026-11-02T10:00:00.000Z';
    const liked_by = [1, 2].map((number) => like(number, { liked: true, like_new: false, mutual_since: since }));
    await open('/likes/mutual', { profiles: [], liked_by, talking: [anId(1)] });
    const talked = await screen.findByRole('link', { name: 'Chat con Nome1' });
    expect(talked).toHaveTextContent('Chat');
    expect(talked).toHaveAttribute('href', `/members/${anId(1)}/chat`);
    const [first, second] = within(screen.getByRole('list', { name: 'Reciproci' })).getAllByRole('listitem');
    expect(first).toHaveTextContent('avete già parlato');
    expect(second).toHaveTextContent('manca solo la prima riga');
    expect(screen.getByRole('link', { name: 'Scrivi a Nome2' })).toHaveTextContent('Scrivi');
  });

  it('takes an automatic like that the member returned for no pair', async () => {
    const liked_by = [like(1, { liked: true, like_new: false, automatic: true, fictional: true })];
    await open('/likes/received', { profiles: [], liked_by });
    await screen.findByRole('list', { name: 'Già visti' });
    expect(screen.queryByText(/Vi piacete/)).not.toBeInTheDocument();
    const tabs = within(screen.getByRole('navigation', { name: 'Tipi di like' }));
    expect(tabs.getByRole('link', { name: 'Reciproci 0' })).toBeInTheDocument();
  });

  it('says that nobody likes back yet', async () => {
    await open('/likes/mutual', { profiles: [], liked_by: [] });
    expect(await screen.findByRole('heading', { name: 'Ancora nessun like reciproco' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Vedi chi ti ha messo like' })).toHaveAttribute('href', '/likes');
  });

  it('lists who looked at the member, when, and labels the fictional', async () => {
    await open('/likes/visitors');
    expect(await screen.findByRole('heading', { level: 1, name: 'Chi ti ha guardato' })).toBeInTheDocument();
    expect(await screen.findByText('2 persone negli ultimi 90 giorni')).toBeInTheDocument();
    expect(names()).toEqual(['Nome6, 34', 'Nome7, 34']);
    expect(screen.getByText('6 ore fa')).toBeInTheDocument();
    expect(screen.getByText('Profilo fittizio')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Nome6, 34' })).toHaveAttribute('href', `/likes/m/${anId(6)}`);
  });

  it('says what comes here while nobody has looked', async () => {
    await open('/likes/visitors', undefined, { visitors: [] });
    expect(await screen.findByRole('heading', { name: 'Ancora nessuna visita' })).toBeInTheDocument();
  });

  it('LK-05 leads from each entry to the profile within the likes', async () => {
    await open();
    expect(await screen.findByRole('link', { name: 'Nome2, 34' })).toHaveAttribute('href', `/likes/m/${anId(2)}`);
  });

  it('takes a like back from the given ones and no longer counts it', async () => {
    const { api } = await open('/likes/given');
    await userEvent.click(await screen.findByRole('button', { name: /Nome4$/, pressed: true }));
    await waitFor(() => expect(api.seen(deleteLike).map((request) => request.body)).toEqual([{ profile: anId(4) }]));
    expect(screen.getByText('1 persona, puoi ripensarci quando vuoi')).toBeInTheDocument();
  });

  it('says what comes here while nobody likes the member', async () => {
    await open('/likes', { profiles: [], liked_by: [] });
    expect(await screen.findByRole('heading', { name: 'Ancora nessun like' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Cerca persone' })).toHaveAttribute('href', '/members');
  });
});

const tooMany = Array.from({ length: 330 }, (_, index) => aCard({ id: anId(1_000 + index), name: `Tanti${index}`, liked: true }));
async function goOn(...shown: string[]) {
  for (const text of shown) {
    await userEvent.click(screen.getByRole('button', { name: 'Mostra altre persone' }));
    expect(await screen.findByText(text)).toBeInTheDocument();
  }
}

describe('a list of hundreds', () => {
  it('goes on beyond the first page for as long as there is more', async () => {
    const { api } = await open('/likes/given', { profiles: tooMany, liked_by: [] });
    expect(await screen.findByText('330 persone, puoi ripensarci quando vuoi')).toBeInTheDocument();
    expect(await screen.findByText('48 di 330')).toBeInTheDocument();
    await goOn('96 di 330', '144 di 330', '192 di 330');
    expect(api.seen(getLikeList).map(({ query }) => query)).toEqual([
      { list: 'given' },
      { list: 'given', cursor: '48' },
      { list: 'given', cursor: '96' },
      { list: 'given', cursor: '144' },
    ]);
  });

  it('does the same for visitors, and counts them all', async () => {
    const visitors = tooMany.map((card) => ({ ...card, visited_at: '2026-11-20T10:00:00.000Z' }));
    const { api } = await open('/likes/visitors', undefined, { visitors });
    expect(await screen.findByText('330 persone negli ultimi 90 giorni')).toBeInTheDocument();
    await goOn('96 di 330');
    expect(api.seen(getVisits).map(({ query }) => query)).toEqual([{}, { cursor: '48' }]);
  });

  it('says where each pair stands, as not all of them are in the document', async () => {
    const since = '2026-11-20T10:00:00.000Z';
    const pairs = tooMany.map((card) => aLikedBy({ ...card, mutual_since: since }));
    await open('/likes/mutual', { profiles: [], liked_by: pairs });
    await screen.findByText('48 di 330');
    await goOn('96 di 330', '144 di 330', '192 di 330');
    const listed = () => within(screen.getByRole('list', { name: 'Reciproci' })).getAllByRole('listitem');
    await waitFor(() => expect(listed()[0]).toHaveAttribute('aria-setsize', '330'));
    const place = Number(listed()[0]?.getAttribute('aria-posinset'));
    expect(listed()[0]).toHaveTextContent(`Tanti${place - 1}, 34`);
  });
});

describe('what happens elsewhere', () => {
  it('shows a new visit without a reload, in the list and on its tab', async () => {
    const shown = { visitors: visitors.slice(0, 1) };
    await open('/likes/visitors', undefined, shown);
    expect(await screen.findByRole('heading', { level: 3, name: /^Nome6/ })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Visite 1' })).toBeInTheDocument();
    shown.visitors = visitors;
    act(() => theShell().publish({ type: 'visits_changed' }));
    expect(await screen.findByRole('heading', { level: 3, name: /^Nome7/ })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Visite 2' })).toBeInTheDocument();
  });

  it('follows a like that the member gives in another tab', async () => {
    const likes = { profiles: [...given], liked_by: received };
    await open('/likes/given', likes);
    expect(await screen.findByRole('link', { name: 'Inviati 2' })).toBeInTheDocument();
    likes.profiles = [aCard({ id: anId(8), name: 'Nome8', liked: true }), ...given];
    act(() => fromAnotherTab({ id: anId(8), liked: true, mutual: false, member: anId(999) }));
    await act(async () => undefined);
    expect(screen.getByRole('link', { name: 'Inviati 2' })).toBeInTheDocument();
    act(() => fromAnotherTab({ id: anId(8), liked: true, mutual: false, member: aUser().id }));
    expect(await screen.findByRole('link', { name: 'Inviati 3' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 3, name: /^Nome8/ })).toBeInTheDocument();
  });

  it('says that someone likes the member back, and shows the new pair', async () => {
    const asked: unknown[] = [];
    theShell().intents$.subscribe((intent) => asked.push(intent));
    const likes = { profiles: given, liked_by: [like(9, { liked: true, mutual_since: null })] };
    await open('/likes/mutual', likes);
    expect(await screen.findByText('Ancora nessun like reciproco')).toBeInTheDocument();
    likes.liked_by = [like(9, { liked: true, mutual_since: new Date().toISOString() })];
    act(() => theShell().publish({ type: 'mutual', profile: aCard({ id: anId(9), name: 'Nome9' }) }));
    expect(await screen.findByRole('link', { name: 'Scrivi a Nome9' })).toBeInTheDocument();
    expect(asked).toEqual([
      {
        type: 'toast',
        tone: 'success',
        text: 'Tu e Nome9 vi piacete.',
        action: { label: 'Scrivi a Nome9', to: `/members/${anId(9)}/chat` },
      },
    ]);
  });
});

it('leads on to the other ways to meet someone', async () => {
  await open();
  const ways = within(screen.getByRole('navigation', { name: 'Altri modi di conoscersi' }));
  expect(ways.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/swipe-game', '/match-finder']);
});
