import type { Connection } from '@amarena/shared/bus';
import { deleteChat, getChats } from '@amarena/shared/contracts/chat/chats';
import { ONLINE_WITHIN } from '@amarena/shared/contracts/people/presence';
import { REFRESH_INTERVAL } from '@amarena/shared/contracts/platform/refreshIntervals';
import { aCard, aChat, aMessage, anId, theShell } from '@amarena/shared/testing';
import { fakeClock } from '@amarena/shared/testing/fakeClock';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aChatServer, CONVERSATION, openChats } from '../testing.tsx';

const giulia = aChat({ num_unread_messages: 2, last_message: aMessage({ text: 'Ci sei?' }) });
const sofia = aChat({
  conversation: { id: anId(202), updated_at: '2026-11-20T10:00:00.000Z' },
  profile: aCard({ id: anId(2), name: 'Sofia', online: false }),
  last_message: aMessage({ id: anId(9), from_me: true, text: 'A domani' }),
});
const martina = aChat({
  conversation: { id: anId(203), updated_at: '2026-11-19T10:00:00.000Z' },
  profile: aCard({ id: anId(3), name: 'Martina', fictional: true, online: false }),
});

const lines = async () => (await screen.findAllByRole('listitem')).map((item) => item.textContent);

describe('the list of chats', () => {
  it('CH-01 shows name and last line of each conversation, and leads to it', async () => {
    await openChats(aChatServer([giulia, sofia]));
    const link = await screen.findByRole('link', { name: /Giulia.*Ci sei\?/ });
    expect(link).toHaveAttribute('href', CONVERSATION);
    expect(screen.getByText('Tu: A domani')).toBeVisible();
  });

  it('CH-01 has its heading in the main content, in nothing that stands beside it', async () => {
    await openChats(aChatServer([giulia]));
    const list = screen.getByRole('region', { name: 'Conversazioni' });
    expect(within(list).getByRole('heading', { level: 1, name: 'Messaggi' })).toBeVisible();
    expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
  });

  it('CH-04 highlights a conversation with unread messages, and no other', async () => {
    await openChats(aChatServer([giulia, sofia]));
    const [first, second] = await screen.findAllByRole('listitem');
    if (first === undefined || second === undefined) throw new Error('Two lines were expected.');
    expect(within(first).getByText('2 non letti')).toBeInTheDocument();
    expect(within(second).queryByText(/non lett/)).not.toBeInTheDocument();
  });

  it('labels a fictional partner in words', async () => {
    await openChats(aChatServer([martina]));
    expect(await screen.findByText('Profilo fittizio')).toBeVisible();
  });

  it('filters by unread and by presence', async () => {
    await openChats(aChatServer([giulia, sofia]));
    expect(await lines()).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: /Non letti/ }));
    expect(await lines()).toEqual([expect.stringContaining('Giulia')]);
    await userEvent.click(screen.getByRole('button', { name: 'Online' }));
    expect(await lines()).toEqual([expect.stringContaining('Giulia')]);
  });

  it('searches by name and last line, and Escape clears', async () => {
    await openChats(aChatServer([giulia, sofia]));
    const search = await screen.findByRole('searchbox', { name: 'Cerca nei messaggi' });
    await userEvent.type(search, 'DOMANÌ');
    expect(await lines()).toEqual([expect.stringContaining('Sofia')]);
    await userEvent.clear(search);
    await userEvent.type(search, 'nessuno');
    expect(screen.getByText(/Nessuna conversazione per «nessuno»/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(search).toHaveValue('');
    expect(await lines()).toHaveLength(2);
  });

  it('CVS-04 takes a removed conversation off at once, and gives it back on request without asking the server', async () => {
    const api = aChatServer([giulia, sofia]);
    await openChats(api);
    await userEvent.click(await screen.findByRole('button', { name: 'Gestisci le conversazioni' }));
    await userEvent.click(screen.getByRole('button', { name: 'Elimina la conversazione con Giulia' }));
    expect(await lines()).toEqual([expect.stringContaining('Sofia')]);
    expect(screen.getByRole('button', { name: 'Elimina la conversazione con Sofia' })).toHaveFocus();
    expect(screen.getByText('Conversazione con Giulia eliminata, solo dalla tua lista.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Annulla' }));
    expect(await lines()).toEqual([expect.stringContaining('Giulia'), expect.stringContaining('Sofia')]);
    expect(screen.getByRole('link', { name: /Giulia/ })).toHaveFocus();
    expect(api.seen(deleteChat)).toHaveLength(0);
  });

  it('shows a draft that another tab has written', async () => {
    const { user } = await openChats(aChatServer([giulia]));
    await screen.findByText('Ci sei?');
    const key = `amarena.drafts.${user}`;
    window.localStorage.setItem(key, JSON.stringify({ [giulia.profile.id]: 'Dall’altra scheda' }));
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key }));
    });
    expect(screen.getByText('Bozza: Dall’altra scheda')).toBeVisible();
  });

  it('gives back a removed conversation where its partner writes meanwhile', async () => {
    const { shell } = await openChats(aChatServer([giulia, sofia]));
    await userEvent.click(await screen.findByRole('button', { name: 'Gestisci le conversazioni' }));
    await userEvent.click(screen.getByRole('button', { name: 'Elimina la conversazione con Giulia' }));
    act(() =>
      shell.publish({ type: 'message', message: aMessage({ id: anId(9), sequence: 2, text: 'Aspetta' }), profile: giulia.profile }),
    );
    expect(await screen.findByText('Aspetta')).toBeVisible();
  });

  it('says that there are no messages yet, and where to find people', async () => {
    await openChats(aChatServer([]));
    expect(await screen.findByRole('heading', { name: 'Ancora nessun messaggio' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Cerca persone' })).toHaveAttribute('href', '/members');
  });

  it('has nothing to filter or search where there are no messages yet', async () => {
    await openChats(aChatServer([]));
    await screen.findByRole('heading', { name: 'Ancora nessun messaggio' });
    expect(screen.queryByRole('group', { name: 'Mostra' })).not.toBeInTheDocument();
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  });

  it('offers to try again when the list did not arrive', async () => {
    const api = aChatServer([giulia]).refuse(getChats, { code: 'forbidden' }, 403);
    await openChats(api);
    expect(await screen.findByRole('alert')).toBeVisible();
    api.answer(getChats, { chats: [giulia] });
    await userEvent.click(screen.getByRole('button', { name: 'Riprova' }));
    expect(await screen.findByText('Ci sei?')).toBeVisible();
  });

  it('CH-02 LY-09 stands beside an open conversation, with the way back to the site', async () => {
    await openChats(aChatServer([giulia]), { address: CONVERSATION });
    expect(await screen.findByRole('link', { name: 'Amarena: Torna alla ricerca' })).toHaveAttribute('href', '/members');
    expect(await screen.findByRole('log')).toBeVisible();
    expect(screen.getByRole('link', { name: /Giulia.*Ci sei\?/ })).toHaveAttribute('aria-current', 'page');
  });
});

describe('a list that stays in view', () => {
  let clock: ReturnType<typeof fakeClock>;
  beforeEach(() => {
    clock = fakeClock();
  });
  afterEach(() => clock.restore());

  async function readsWithin(milliseconds: number, connection: Connection): Promise<number> {
    const api = aChatServer([giulia]);
    await openChats(api);
    await clock.pass(0);
    const before = api.seen(getChats).length;
    await act(async () => theShell().set('connection', connection));
    await clock.pass(milliseconds);
    return api.seen(getChats).length - before;
  }

  it('is read again only for who is online while the stream is open', async () => {
    expect(await readsWithin(ONLINE_WITHIN - 1_000, 'online')).toBe(0);
  });

  it('is read again every minute while the stream is broken', async () => {
    expect(await readsWithin(3 * REFRESH_INTERVAL, 'reconnecting')).toBe(3);
  });
});
