import { createBus } from '@amarena/shared/bus';
import { getChat, getChats, putChat } from '@amarena/shared/contracts/chat/chats';
import { getIcebreakers } from '@amarena/shared/contracts/chat/icebreakers';
import { deleteLike, getLikes, postLike } from '@amarena/shared/contracts/people/likes';
import { aCard, aChat, aMessage, anId, aUser } from '@amarena/shared/testing';
import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lastOpened } from '../lastOpened.ts';
import { aChatServer, aPage, CONVERSATION, openChats } from '../testing.tsx';

const mine = (sequence: number, text: string) =>
  aMessage({ id: anId(300 + sequence), client_id: anId(400 + sequence), sequence, from_me: true, text });

describe('an open conversation', () => {
  it('CH-03 CH-05 shows the partner and the messages in order', async () => {
    await openChats(aChatServer([], aPage({ messages: [aMessage({ text: 'Prima' }), mine(2, 'Dopo')] })), { address: CONVERSATION });
    expect(await screen.findByRole('heading', { name: 'Giulia, 34' })).toBeVisible();
    const text = (await screen.findByRole('log')).textContent ?? '';
    expect(text.indexOf('Prima')).toBeLessThan(text.indexOf('Dopo'));
  });

  it('shows a message that came while its first answer was under way', async () => {
    const api = aChatServer([]).handle(getChat, (_request, turn) =>
      turn === 1 ? 'wait' : { status: 200, data: aPage({ messages: [mine(1, 'Da un altro telefono')] }) },
    );
    const { shell } = await openChats(api, { address: CONVERSATION });
    await waitFor(() => expect(api.seen(getChat)).toHaveLength(1));
    act(() => shell.publish({ type: 'message', message: mine(1, 'Da un altro telefono'), profile: aCard() }));
    expect(await within(await screen.findByRole('log')).findByText('Da un altro telefono')).toBeVisible();
  });

  it('says that a like from its header makes a pair, and nothing of another like', async () => {
    let mutual = false;
    const api = aChatServer([], aPage({ profile: aCard({ liked: false }) }))
      .answer(postLike, () => ({ mutual }))
      .answer(deleteLike, undefined);
    const { shell } = await openChats(api, { address: CONVERSATION });
    const asked: unknown[] = [];
    shell.intents$.subscribe((intent) => intent.type === 'toast' && asked.push(intent));
    const heart = await screen.findByRole('button', { name: 'Metti like a Giulia' });
    await userEvent.click(heart);
    await waitFor(() => expect(api.seen(postLike)).toHaveLength(1));
    expect(asked).toEqual([]);
    await userEvent.click(heart);
    await waitFor(() => expect(api.seen(deleteLike)).toHaveLength(1));
    mutual = true;
    await userEvent.click(heart);
    await waitFor(() => expect(asked).toContainEqual({ type: 'toast', tone: 'success', text: 'Tu e Giulia vi piacete.' }));
  });

  it('says at the box, before anything is sent, that the address has to be confirmed first', async () => {
    const { shell, user } = await openChats(aChatServer([], aPage({ messages: [aMessage()] })), { address: CONVERSATION });
    const box = await screen.findByRole('textbox', { name: 'Scrivi un messaggio' });
    expect(box).not.toHaveAccessibleDescription(/conferma il tuo indirizzo/);
    act(() => shell.set('session', { status: 'member', user: aUser({ id: user, status: 'not_confirmed' }) }));
    expect(box).toHaveAccessibleDescription(/^Prima di scrivere o mettere like, conferma il tuo indirizzo/);
  });

  it('says once that the partner is here', async () => {
    await openChats(aChatServer([], aPage({ messages: [aMessage()] })), { address: CONVERSATION });
    const room = await screen.findByRole('region', { name: 'Conversazione con Giulia' });
    expect(within(room).getByText(/Online ora/)).toBeVisible();
    expect(within(room).queryByRole('img', { name: 'Online ora' })).not.toBeInTheDocument();
  });

  it('says nothing of the partner’s presence without a connection', async () => {
    const { shell } = await openChats(aChatServer([], aPage({ messages: [aMessage()] })), { address: CONVERSATION });
    const room = await screen.findByRole('region', { name: 'Conversazione con Giulia' });
    act(() => shell.set('connection', 'offline'));
    expect(within(room).queryByText(/Online ora/)).not.toBeInTheDocument();
    act(() => shell.set('connection', 'online'));
    expect(within(room).getByText(/Online ora/)).toBeVisible();
  });

  it('CH-08 labels a fictional partner and warns, and a real one not', async () => {
    const fictional = aPage({ profile: aCard({ fictional: true, name: 'Martina' }), messages: [aMessage({ automatic: true })] });
    const { unmount } = await openChats(aChatServer([], fictional), { address: CONVERSATION });
    const room = await screen.findByRole('region', { name: 'Conversazione con Martina' });
    expect(within(room).getByText('Profilo fittizio')).toBeVisible();
    expect(within(room).getByText(/un incontro dal vivo non è possibile/)).toBeVisible();
    expect(within(room).getByText(/Risposta automatica/)).toBeVisible();
    unmount();
    await openChats(aChatServer([], aPage({ messages: [aMessage()] })), { address: CONVERSATION });
    await screen.findByRole('log');
    expect(screen.queryByText(/profilo fittizio/i)).not.toBeInTheDocument();
  });

  it('hides at once at a press in its own bar, because no other one is there', async () => {
    const { shell } = await openChats(aChatServer([], aPage({ messages: [aMessage()] })), { address: CONVERSATION });
    const asked: unknown[] = [];
    shell.intents$.subscribe((intent) => asked.push(intent));
    await userEvent.click(await screen.findByRole('button', { name: /^Nascondi subito/ }));
    expect(asked).toEqual([{ type: 'hide' }]);
  });

  it('marks what came as read, and its line too', async () => {
    const api = aChatServer([aChat({ num_unread_messages: 4 })], aPage({ messages: [aMessage(), mine(2, 'Ciao')] }));
    await openChats(api, { address: CONVERSATION });
    await waitFor(() => expect(api.seen(putChat).map((request) => request.body)).toEqual([{ conversation: anId(201), sequence: 2 }]));
    expect(screen.queryByText('4 non letti')).not.toBeInTheDocument();
  });

  it('shows a live message, in its own conversation only', async () => {
    const { shell } = await openChats(aChatServer([aChat()], aPage({ messages: [aMessage()] })), { address: CONVERSATION });
    const log = await screen.findByRole('log');
    act(() => {
      shell.publish({
        type: 'message',
        message: aMessage({ id: anId(9), client_id: anId(409), sequence: 2, text: 'Arriva' }),
        profile: aCard(),
      });
      shell.publish({
        type: 'message',
        message: aMessage({ id: anId(10), client_id: anId(410), conversation: anId(999), text: 'Altrove' }),
        profile: aCard({ id: anId(2), name: 'Sofia' }),
      });
    });
    expect(await within(log).findByText('Arriva')).toBeVisible();
    expect(within(log).queryByText('Altrove')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: /Sofia/ })).toHaveTextContent('Altrove');
  });

  it('CH-04 marks where the unread begins, until the member answers', async () => {
    const page = aPage({ messages: [mine(1, 'Ciao'), aMessage({ id: anId(302), client_id: anId(402), sequence: 2, text: 'Eccomi' })] });
    const { shell } = await openChats(aChatServer([aChat({ num_unread_messages: 1 })], page), { address: CONVERSATION });
    const log = await screen.findByRole('log');
    expect(await within(log).findByText('Non ancora letti')).toBeVisible();
    expect((log.textContent ?? '').indexOf('Non ancora letti')).toBeLessThan((log.textContent ?? '').indexOf('Eccomi'));
    act(() => shell.publish({ type: 'message', message: mine(3, 'Bene'), profile: aCard() }));
    await waitFor(() => expect(within(log).queryByText('Non ancora letti')).not.toBeInTheDocument());
  });

  it('announces what arrives, and nothing that stood there before', async () => {
    const { shell } = await openChats(aChatServer([], aPage({ messages: [aMessage()] })), { address: CONVERSATION });
    const log = await screen.findByRole('log');
    expect(log).toHaveAttribute('aria-live', 'off');
    expect(screen.queryByText('Giulia: Ciao, come va?')).not.toBeInTheDocument();
    await userEvent.click(await screen.findByRole('textbox', { name: 'Scrivi un messaggio' }));
    act(() =>
      shell.publish({
        type: 'message',
        message: aMessage({ id: anId(9), client_id: anId(409), sequence: 2, text: 'Arriva' }),
        profile: aCard(),
      }),
    );
    expect((await screen.findByText('Giulia: Arriva')).closest('[role="status"]')).toHaveAttribute('aria-live', 'polite');
    expect(screen.getByRole('textbox', { name: 'Scrivi un messaggio' })).toHaveFocus();
  });

  it('shows that the partner writes, until their message comes', async () => {
    const { shell } = await openChats(aChatServer([], aPage({ messages: [aMessage()] })), { address: CONVERSATION });
    await screen.findByRole('log');
    act(() => shell.publish({ type: 'typing', conversation: anId(201), profile: aCard().id }));
    expect(screen.getByText('Sta scrivendo…')).toBeVisible();
    act(() => shell.publish({ type: 'message', message: aMessage({ id: anId(9), client_id: anId(409), sequence: 2 }), profile: aCard() }));
    expect(screen.queryByText('Sta scrivendo…')).not.toBeInTheDocument();
  });

  it('says that the credits of an unanswered message came back', async () => {
    const { shell } = await openChats(aChatServer([], aPage({ messages: [mine(1, 'Ciao')] })), { address: CONVERSATION });
    await screen.findByRole('log');
    act(() => shell.publish({ type: 'refunded', conversation: anId(201), sequence: 1, refunded_at: '2026-11-23T18:30:00.000Z' }));
    expect(await screen.findByText(/senza risposta per 72 ore: crediti restituiti/)).toBeVisible();
  });

  it('opens a link beside the site and tells the other one nothing', async () => {
    const message = aMessage({ text: 'Guarda https://esempio.it/a.' });
    await openChats(aChatServer([], aPage({ messages: [message] })), { address: CONVERSATION });
    const link = await screen.findByRole('link', { name: 'https://esempio.it/a' });
    expect(link).toHaveAttribute('target', '_blank');
    expect(link.getAttribute('rel')?.split(' ')).toEqual(expect.arrayContaining(['noopener', 'noreferrer']));
  });

  it('leads to the partner’s profile', async () => {
    await openChats(aChatServer([], aPage({ messages: [aMessage()] })), { address: CONVERSATION });
    expect(await screen.findByRole('link', { name: 'Giulia, 34' })).toHaveAttribute('href', `/members/${aCard().id}`);
  });

  it('says that the message has come to the partner, and that they have read it', async () => {
    const { shell } = await openChats(aChatServer([], aPage({ messages: [mine(1, 'Ciao')] })), { address: CONVERSATION });
    expect(await screen.findByText('Inviato')).toBeVisible();
    act(() => shell.publish({ type: 'delivered', conversation: anId(201), sequence: 1 }));
    expect(await screen.findByText('Consegnato')).toBeVisible();
    expect(screen.queryByText('Inviato')).not.toBeInTheDocument();
    act(() => shell.publish({ type: 'read', conversation: anId(201), sequence: 1, by_me: false }));
    expect(await screen.findByText('Letto')).toBeVisible();
  });

  it('EN-37 begins with no chats, messages and likes, nothing unread or new, and no chat opened before', () => {
    const { chats } = getChats.answer.parse({ chats: [] });
    const { messages } = getChat.answer.parse(aPage({ conversation: null }));
    const { profiles: likes, liked_by } = getLikes.answer.parse({ profiles: [], liked_by: [] });
    const { unread, newLikes } = createBus().bus.badges$.value;
    const opened = lastOpened(anId(899)).read();
    expect({ chats, messages, likes, liked_by, unread, newLikes, opened }).toEqual({
      chats: [],
      messages: [],
      likes: [],
      liked_by: [],
      unread: 0,
      newLikes: 0,
      opened: null,
    });
  });

  it('EN-43 records whose chat was opened, and when', async () => {
    const before = Date.now();
    await openChats(aChatServer([], aPage({ messages: [aMessage()] })), { address: CONVERSATION });
    await screen.findByRole('log');
    const memberId = Object.keys(window.localStorage)
      .find((key) => key.startsWith('amarena.last-opened.'))
      ?.replace('amarena.last-opened.', '');
    const opened = lastOpened(memberId ?? '').read();
    expect(opened?.profile).toBe(aCard().id);
    expect(Date.parse(opened?.date ?? '')).toBeGreaterThanOrEqual(before);
  });

  it('IB-01 IB-02 opens all opening lines from the composer; the chosen one goes into the box', async () => {
    const lines = ['Montagna o mare?', 'Dolce o salato?', 'Mattina o notte?', 'Treno o aereo?', 'Film o serie?'];
    const api = aChatServer([], aPage({ conversation: null })).answer(getIcebreakers, { icebreakers: lines });
    await openChats(api, { address: `/members/${anId(1)}/chat` });
    expect(await screen.findByRole('button', { name: 'Mattina o notte?' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Treno o aereo?' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Rompi il ghiaccio' }));
    const dialog = await screen.findByRole('dialog', { name: 'Rompi il ghiaccio' });
    expect(within(dialog).getAllByRole('listitem')).toHaveLength(lines.length);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Film o serie?' }));
    const box = await screen.findByRole('textbox', { name: 'Scrivi un messaggio' });
    expect(box).toHaveValue('Film o serie?');
    await waitFor(() => expect(box).toHaveFocus());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('has no opening lines in a conversation that has begun', async () => {
    await openChats(aChatServer([], aPage({ messages: [aMessage()] })), { address: CONVERSATION });
    expect(await screen.findByRole('button', { name: 'Fai un regalo' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Rompi il ghiaccio' })).not.toBeInTheDocument();
  });

  it('IB-02 offers three opening lines in an empty chat; the chosen one goes into the box', async () => {
    const page = aPage({ conversation: null });
    await openChats(aChatServer([], page), { address: `/members/${anId(1)}/chat` });
    await userEvent.click(await screen.findByRole('button', { name: 'Dolce o salato?' }));
    const box = screen.getByRole('textbox', { name: 'Scrivi un messaggio' });
    expect(box).toHaveValue('Dolce o salato?');
    expect(box).toHaveFocus();
  });

  it('says why there are no opening lines, and brings them at another try', async () => {
    const page = aPage({ conversation: null });
    const api = aChatServer([], page).refuse(getIcebreakers, { code: 'forbidden' }, 403);
    await openChats(api, { address: `/members/${anId(1)}/chat` });
    const problem = within(await screen.findByRole('log')).findByRole('alert');
    expect(await problem).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Dolce o salato?' })).not.toBeInTheDocument();
    api.answer(getIcebreakers, { icebreakers: ['Dolce o salato?'] });
    await userEvent.click(within(await problem).getByRole('button', { name: 'Riprova' }));
    expect(await screen.findByRole('button', { name: 'Dolce o salato?' })).toBeVisible();
    expect(await problem).not.toBeInTheDocument();
  });

  it('ERR-21 says that old messages are hidden', async () => {
    await openChats(aChatServer([], aPage({ messages: [aMessage()], old_messages_hidden: true })), { address: CONVERSATION });
    expect(await screen.findByText(/I messaggi più vecchi di 180 giorni sono nascosti/)).toBeVisible();
  });

  it('says why nothing can be written to someone who blocked the member', async () => {
    const page = aPage({ messages: [aMessage()], sending: { cost: 1, reason: 'blocked_by_user' } });
    await openChats(aChatServer([], page), { address: CONVERSATION });
    expect(await screen.findByText(/ha scelto di non ricevere messaggi/)).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it('leads back to the list from a conversation that is not there', async () => {
    const api = aChatServer([]).refuse(getChat, { code: 'not_found' }, 404);
    await openChats(api, { address: CONVERSATION });
    expect(await screen.findByRole('heading', { name: 'Questa conversazione non c’è' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Torna ai messaggi' })).toHaveAttribute('href', '/chats');
  });
});
