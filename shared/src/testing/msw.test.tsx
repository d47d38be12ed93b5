/** @jest-environment @amarena/shared/testing/networked */
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { setupServer } from 'msw/node';
import { call } from '../api/index.ts';
import { queryFor, useQuery } from '../api/query.ts';
import { getChats } from '../contracts/chat/chats.ts';
import { deleteLike, postLike } from '../contracts/people/likes.ts';
import { search } from '../contracts/people/search.ts';
import { aCard, aChat, anId, renderWith } from './index.ts';
import { handlerFor, refusalFor } from './msw.ts';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

function Names() {
  const { data, error } = useQuery(queryFor(getChats));
  if (error !== null) return <p>{error.message}</p>;
  if (data === undefined) return <p>loading</p>;
  return data.chats.map(({ conversation, profile }) => <li key={conversation.id}>{profile.name}</li>);
}

describe('a screen without a server', () => {
  it('shows the answer of a handler', async () => {
    server.use(handlerFor(getChats, { chats: [aChat({ profile: aCard({ name: 'irene' }) })] }));
    await renderWith(<Names />, { network: true });
    expect(await screen.findByRole('listitem')).toHaveTextContent('irene');
  });

  it('gets a refusal by its code', async () => {
    server.use(refusalFor(getChats, { code: 'account_suspended', until: null }, { status: 403 }));
    await renderWith(<Names />, { network: true });
    expect(await screen.findByText('account_suspended')).toBeVisible();
  });
});

describe('a handler', () => {
  const found = { results: [], numResults: 0, numOnline: null, next: null, similar: null };

  it('receives query and body as the contract parses them', async () => {
    server.use(
      handlerFor(search, ({ query }) => ({ ...found, numResults: query.max_age - query.min_age })),
      handlerFor(postLike, ({ body }) => ({ mutual: body.profile === anId(1) })),
    );
    expect(await call(search, { query: { max_age: 40 } })).toMatchObject({ ok: true, value: { numResults: 22 } });
    expect(await call(postLike, { body: { profile: anId(1) } })).toEqual({ ok: true, value: { mutual: true } });
    expect(await call(postLike, { body: { profile: anId(2) } })).toEqual({ ok: true, value: { mutual: false } });
  });

  it('refuses what the server refuses for its form: a wrong body, and a write without a key', async () => {
    server.use(handlerFor(postLike, { mutual: true }));
    expect(await call(postLike, { body: { profile: 'nobody' } })).toMatchObject({ ok: false, error: { code: 'validation_failed' } });
    const answer = await fetch(`http://localhost${postLike.path}`, { method: 'POST', body: JSON.stringify({ profile: anId(1) }) });
    expect(await answer.json()).toEqual({ code: 'idempotency_key_missing' });
  });

  it('answers a call without an answer with 204', async () => {
    server.use(handlerFor(deleteLike, undefined));
    expect(await call(deleteLike, { body: { profile: anId(1) } })).toEqual({ ok: true, value: undefined });
  });

  it('is not made with an answer that breaks the contract, and names the field', () => {
    const chat = { ...aChat(), num_unread_messages: 'two' as unknown as number };
    expect(() => handlerFor(getChats, { chats: [chat] })).toThrow(
      'This answer breaks the contract at getChats.chats.0.num_unread_messages.',
    );
  });

  it('lets a call wait while others are answered', async () => {
    server.use(handlerFor(getChats, { chats: [] }, { after: 200 }), handlerFor(search, found));
    const answered: string[] = [];
    await Promise.all([call(getChats).then(() => answered.push('chats')), call(search).then(() => answered.push('search'))]);
    expect(answered).toEqual(['search', 'chats']);
  });
});
