import type { Message } from '@amarena/shared/contracts/chat/chats';
import { getChat, postChat } from '@amarena/shared/contracts/chat/chats';
import { aCard, aChat, aMessage, anId, type SeenRequest } from '@amarena/shared/testing';
import { describe, expect, it } from '@jest/globals';
import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aChatServer, aPage, CONVERSATION, openChats } from '../testing.tsx';

const log = () => screen.findByRole('log');
const box = () => screen.findByRole('textbox', { name: 'Scrivi un messaggio' });

const stored = (request: SeenRequest): Message => {
  const { client_id, text } = request.body as { client_id: string; text: string };
  return aMessage({ id: anId(302), client_id, text, sequence: 2, from_me: true, cost: 1 });
};
const sent = (request: SeenRequest) => ({ message: stored(request), credits: 4, sending: { cost: 1, reason: 'credits' as const } });

/** Follows a link. On the site single-spa tells the router about the new address. */
async function follow(link: HTMLElement): Promise<void> {
  await userEvent.click(link);
  act(() => {
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
}

describe('sending a message', () => {
  it('CH-06 shows the message at once, marked as on its way, and then as sent', async () => {
    const api = aChatServer([], aPage({ messages: [aMessage()] })).handle(postChat, () => 'wait');
    await openChats(api, { address: CONVERSATION });
    await userEvent.type(await box(), 'Come va?{Enter}');
    expect(within(await log()).getByText('Come va?')).toBeVisible();
    expect(within(await log()).getByText('Invio in corso')).toBeVisible();
    expect(await box()).toHaveValue('');
  });

  it('sends a text once, however often its button is pressed before the box is seen to be empty', async () => {
    const api = aChatServer([], aPage({ messages: [aMessage()] })).answer(postChat, sent);
    await openChats(api, { address: CONVERSATION });
    await userEvent.type(await box(), 'Come va?');
    const button = screen.getByRole('button', { name: /^Invia, / });
    act(() => {
      for (let press = 0; press < 3; press++) button.click();
    });
    await waitFor(async () => expect(within(await log()).getByText('Inviato')).toBeVisible());
    expect(api.seen(postChat)).toHaveLength(1);
  });

  it('shows it once when answer and live event both bring it', async () => {
    const api = aChatServer([], aPage({ messages: [aMessage()] })).answer(postChat, sent);
    const { shell } = await openChats(api, { address: CONVERSATION });
    await userEvent.type(await box(), 'Come va?{Enter}');
    await waitFor(async () => expect(within(await log()).getByText('Inviato')).toBeVisible());
    const [request] = api.seen(postChat);
    if (request === undefined) throw new Error('Nothing was sent.');
    act(() => shell.publish({ type: 'message', message: stored(request), profile: aCard() }));
    expect(within(await log()).getAllByText('Come va?')).toHaveLength(1);
  });

  it('keeps a failed message with its text, and sends the same one again', async () => {
    let broken = true;
    const api = aChatServer([], aPage({ messages: [aMessage()] })).handle(postChat, (request) =>
      broken ? { status: 403, data: { code: 'forbidden' } } : { status: 200, data: sent(request) },
    );
    await openChats(api, { address: CONVERSATION });
    await userEvent.type(await box(), 'Come va?{Enter}');
    expect(await screen.findByText(/Non inviato, nessun credito usato/)).toBeVisible();
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Riprova' }));
    await waitFor(async () => expect(within(await log()).getByText('Inviato')).toBeVisible());
    const [first, second] = api.seen(postChat);
    expect(second?.body).toEqual(first?.body);
    expect(second?.header('Idempotency-Key')).toBe(first?.header('Idempotency-Key'));
  });

  it('gives up a failed message only when the person does', async () => {
    const api = aChatServer([], aPage({ messages: [aMessage()] })).refuse(postChat, { code: 'forbidden' }, 403);
    await openChats(api, { address: CONVERSATION });
    await userEvent.type(await box(), 'Come va?{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'Scarta' }));
    expect(within(await log()).queryByText('Come va?')).not.toBeInTheDocument();
  });

  it('RP-18 asks to buy credits and keeps the text', async () => {
    const api = aChatServer([], aPage({ messages: [aMessage()] }));
    const { shell } = await openChats(api, { address: CONVERSATION, credits: 0 });
    const asked: unknown[] = [];
    shell.intents$.subscribe((intent) => asked.push(intent));
    await userEvent.type(await box(), 'Come va?{Enter}');
    expect(asked).toEqual([{ type: 'buyCredits', needed: 1, balance: 0 }]);
    expect(await box()).toHaveValue('Come va?');
    expect(api.seen(postChat)).toHaveLength(0);
  });

  it('RP-18 gives the text back when the server finds that credits are missing', async () => {
    const api = aChatServer([], aPage({ messages: [aMessage()] })).refuse(
      postChat,
      { code: 'credits_insufficient', needed: 1, balance: 0 },
      402,
    );
    const { shell } = await openChats(api, { address: CONVERSATION, credits: 3 });
    const asked: unknown[] = [];
    shell.intents$.subscribe((intent) => asked.push(intent));
    await userEvent.type(await box(), 'Come va?{Enter}');
    await waitFor(async () => expect(await box()).toHaveValue('Come va?'));
    expect(asked).toEqual([{ type: 'buyCredits', needed: 1, balance: 0 }]);
  });

  it('breaks the line with Shift and Enter', async () => {
    const api = aChatServer([], aPage({ messages: [aMessage()] }));
    await openChats(api, { address: CONVERSATION });
    await userEvent.type(await box(), 'Uno{Shift>}{Enter}{/Shift}Due');
    expect(await box()).toHaveValue('Uno\nDue');
    expect(api.seen(postChat)).toHaveLength(0);
  });

  it.each([
    ['while it is being composed', { isComposing: true }],
    ['where only its code says so, as in Safari', { keyCode: 229 }],
  ])('sends nothing by the Enter that ends a composed word, %s', async (_how, said) => {
    const api = aChatServer([], aPage({ messages: [aMessage()] }));
    await openChats(api, { address: CONVERSATION });
    fireEvent.change(await box(), { target: { value: '今日は' } });
    const enter = createEvent.keyDown(await box(), { key: 'Enter', ...said });
    fireEvent(await box(), enter);
    expect(enter.defaultPrevented).toBe(false);
    expect(await box()).toHaveValue('今日は');
    expect(api.seen(postChat)).toHaveLength(0);
  });

  it('says what the message costs in credits and in money, and the balance', async () => {
    await openChats(aChatServer([], aPage({ messages: [aMessage()] })), { address: CONVERSATION, credits: 8 });
    const description = (await box()).getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(description)).toHaveTextContent(/1 credito \(al massimo 0,99\s€\) · saldo 8/);
    expect(screen.getByRole('button', { name: 'Invia, 1 credito' })).toBeVisible();
  });

  it('RP-15 says that the first message is free', async () => {
    const page = aPage({ conversation: null, sending: { cost: 0, reason: 'free_first_message' } });
    await openChats(aChatServer([], page), { address: `/members/${anId(1)}/chat`, credits: 0 });
    expect(await screen.findByText('Il primo messaggio è gratis.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Invia, gratis' })).toBeVisible();
  });

  it('keeps what is being written when another tab writes or sends to the same person', async () => {
    const { user, shell } = await openChats(aChatServer([aChat()], aPage({ messages: [aMessage()] })), { address: CONVERSATION });
    await userEvent.type(await box(), 'Di qua');
    const key = `amarena.drafts.${user}`;
    window.localStorage.setItem(key, JSON.stringify({ [anId(1)]: 'Di là' }));
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));
    expect(await box()).toHaveValue('Di qua');
    window.localStorage.removeItem(key);
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key }));
      shell.publish({ type: 'message', message: aMessage({ id: anId(303), sequence: 2, from_me: true, text: 'Di là' }), profile: aCard() });
    });
    expect(await box()).toHaveValue('Di qua');
  });

  it('shows what another tab writes once the member left the empty box', async () => {
    const { user } = await openChats(aChatServer([aChat()], aPage({ messages: [aMessage()] })), { address: CONVERSATION });
    await userEvent.click(await box());
    await userEvent.tab();
    const key = `amarena.drafts.${user}`;
    window.localStorage.setItem(key, JSON.stringify({ [anId(1)]: 'Di là' }));
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));
    expect(await box()).toHaveValue('Di là');
  });

  it('empties the box when another tab has sent just that text', async () => {
    const { shell } = await openChats(aChatServer([aChat()], aPage({ messages: [aMessage()] })), { address: CONVERSATION });
    await userEvent.type(await box(), 'Di qua');
    const message = aMessage({ id: anId(303), client_id: anId(304), sequence: 2, from_me: true, text: 'Di qua' });
    act(() => shell.publish({ type: 'message', message, profile: aCard() }));
    expect(await box()).toHaveValue('');
  });

  it('keeps each conversation’s draft while another one is looked at', async () => {
    const sofia = aCard({ id: anId(2), name: 'Sofia' });
    const chats = [aChat(), aChat({ conversation: { id: anId(202), updated_at: '2026-11-20T10:00:00.000Z' }, profile: sofia })];
    const api = aChatServer(chats).answer(getChat, ({ query }) =>
      query.conversation === anId(202) ? aPage({ conversation: anId(202), profile: sofia }) : aPage(),
    );
    await openChats(api, { address: CONVERSATION });
    await userEvent.type(await box(), 'A metà');
    await follow(screen.getByRole('link', { name: /Sofia/ }));
    await screen.findByRole('heading', { name: 'Sofia, 34' });
    expect(await box()).toHaveValue('');
    await follow(screen.getByRole('link', { name: /Giulia.*Bozza: A metà/ }));
    await screen.findByRole('heading', { name: 'Giulia, 34' });
    expect(await box()).toHaveValue('A metà');
  });
});
