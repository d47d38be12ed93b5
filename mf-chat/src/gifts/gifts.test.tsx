import type { Message } from '@amarena/shared/contracts/chat/chats';
import { getGifts, postGift } from '@amarena/shared/contracts/chat/gifts';
import { aCard, aMessage, anId, type SeenRequest } from '@amarena/shared/testing';
import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aChatServer, aPage, CONVERSATION, openChats } from '../testing.tsx';

const offers = {
  gifts: [
    { gift: 'rose' as const, credits: 3, price: { amount: 297, currency: 'EUR' as const } },
    { gift: 'heart' as const, credits: 6, price: { amount: 594, currency: 'EUR' as const } },
  ],
};
const aGift = (change: Partial<Extract<Message, { kind: 'gift' }>> = {}): Message => {
  const { text: _text, automatic: _automatic, ...said } = aMessage({ id: anId(310), client_id: anId(311), sequence: 5 });
  return { ...said, kind: 'gift', gift: 'rose', text: null, ...change };
};
const given = ({ body }: SeenRequest) => {
  const { client_id, gift, text } = body as { client_id: string; gift: string; text: string | null };
  return {
    message: aGift({ id: anId(320), client_id, gift, text, from_me: true, cost: 3 }),
    credits: 2,
    sending: { cost: 1, reason: 'credits' as const },
  };
};
const server = (page = aPage({ messages: [aMessage()] })) => aChatServer([], page).answer(getGifts, offers);
const log = () => screen.findByRole('log');
const openGifts = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Fai un regalo' }));
  return screen.findByRole('dialog', { name: /Un regalo per/ });
};
const give = (dialog: HTMLElement, name: RegExp) => userEvent.click(within(dialog).getByRole('button', { name }));

describe('giving a gift', () => {
  it('CH-10 says every price before the press, in credits and in money', async () => {
    await openChats(server(), { address: CONVERSATION });
    const dialog = await openGifts();
    expect(await within(dialog).findByRole('radio', { name: /Rosa.*3 crediti.*al massimo 2,97/ })).toBeChecked();
    expect(within(dialog).getByRole('radio', { name: /Cuore.*6 crediti.*5,94/ })).toBeInTheDocument();
    expect(within(dialog).getByRole('button', { name: 'Regala una rosa: 3 crediti' })).toBeVisible();
  });

  it('CH-10 shows the gift in the conversation with its name and its words, and closes', async () => {
    const api = server().answer(postGift, given);
    await openChats(api, { address: CONVERSATION });
    const dialog = await openGifts();
    await userEvent.type(await within(dialog).findByRole('textbox'), 'Per te');
    await give(dialog, /Regala una rosa/);
    expect(await within(await log()).findByText('Hai inviato una rosa')).toBeVisible();
    expect(within(await log()).getByText('«Per te»')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(api.seen(postGift)[0]?.body).toMatchObject({ gift: 'rose', text: 'Per te', credits: 3, profile: aCard().id });
  });

  it('opens the buy-credits alert where the balance is too low, and sends nothing', async () => {
    const api = server();
    const { shell } = await openChats(api, { address: CONVERSATION, credits: 2 });
    const asked: unknown[] = [];
    shell.intents$.subscribe((intent) => asked.push(intent));
    const dialog = await openGifts();
    await within(dialog).findByRole('radio', { name: /Rosa/ });
    await give(dialog, /Regala una rosa/);
    expect(asked).toContainEqual({ type: 'buyCredits', needed: 3, balance: 2 });
    expect(api.seen(postGift)).toHaveLength(0);
  });

  it('API-05 sends the same gift again after a refusal, words kept, and another one as another', async () => {
    let broken = true;
    const api = server().handle(postGift, (request) =>
      broken ? { status: 403, data: { code: 'forbidden' } } : { status: 200, data: given(request) },
    );
    await openChats(api, { address: CONVERSATION, credits: 20 });
    const dialog = await openGifts();
    await userEvent.type(await within(dialog).findByRole('textbox'), 'Per te');
    await give(dialog, /Regala una rosa/);
    expect(await within(dialog).findByRole('alert')).toBeVisible();
    await userEvent.click(within(dialog).getByRole('radio', { name: /Cuore/ }));
    await give(dialog, /Regala un cuore/);
    await within(dialog).findByRole('alert');
    broken = false;
    await give(dialog, /Regala un cuore/);
    await within(await log()).findByText('Hai inviato un cuore');
    const keys = api.seen(postGift).map((request) => request.header('Idempotency-Key'));
    expect([keys[0] === keys[1], keys[1] === keys[2]]).toEqual([false, true]);
  });

  it('says that nobody receives it where the profile is fictional', async () => {
    await openChats(server(aPage({ profile: aCard({ fictional: true }), messages: [aMessage()] })), { address: CONVERSATION });
    expect(within(await openGifts()).getByText(/nessuna persona riceve il regalo/)).toBeVisible();
  });
});

describe('a gift that is received', () => {
  it('stands with its name and is read aloud', async () => {
    const { shell } = await openChats(server(), { address: CONVERSATION });
    await log();
    act(() => shell.publish({ type: 'message', message: aGift({ gift: 'heart', text: 'Ti penso' }), profile: aCard() }));
    expect(await within(await log()).findByText('Ti ha inviato un cuore')).toBeVisible();
    expect(screen.getByText(/Giulia: Ti ha inviato un cuore «Ti penso»/)).toBeInTheDocument();
  });

  it('is a gift all the same where this version does not know it', async () => {
    await openChats(server(aPage({ messages: [aGift({ gift: 'yacht' })] })), { address: CONVERSATION });
    expect(await within(await log()).findByText('Ti ha inviato un regalo')).toBeVisible();
  });
});
