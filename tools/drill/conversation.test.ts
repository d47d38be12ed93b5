import { type ConversationPage, getChat, type Message } from '@amarena/shared/contracts/chat/chats';
import { aCard, aMessage, anId } from '@amarena/shared/testing/builders';
import { describe, expect, it } from '@jest/globals';
import type { Browser } from './client.ts';
import { isShownOnce, readConversation } from './conversation.ts';

const AT = Date.UTC(2027, 2, 4, 11, 20);

const pageOf = (messages: Message[], before: string | null): ConversationPage => ({
  conversation: anId(201),
  profile: aCard(),
  messages,
  before,
  old_messages_hidden: false,
  sending: { cost: 1, reason: 'credits' },
});

/** A browser to which the site answers with these pages, by the cursor that was asked for. */
const answeredWith = (pages: Readonly<Record<string, ConversationPage>>): Pick<Browser, 'send'> => ({
  async send({ path }) {
    const { pathname, searchParams } = new URL(path, 'http://site');
    expect(pathname).toBe(getChat.path);
    expect(searchParams.get('read')).toBe('false');
    const page = pages[searchParams.get('before') ?? 'newest'];
    if (page === undefined) throw new Error(`There is no page for ${path}.`);
    return { status: 200, text: JSON.stringify(page), location: null };
  },
});

describe('a conversation', () => {
  const [one, two, three] = [aMessage({ sequence: 1 }), aMessage({ sequence: 2 }), aMessage({ sequence: 3 })];

  it('is read back to its first message', async () => {
    const browser = answeredWith({ newest: pageOf([three], 'older'), older: pageOf([two], 'oldest'), oldest: pageOf([one], null) });
    expect(await readConversation(browser, anId(1))).toEqual([one, two, three]);
  });

  it('is not read for ever if a page is empty', async () => {
    const browser = answeredWith({ newest: pageOf([three], 'older'), older: pageOf([], 'older') });
    await expect(readConversation(browser, anId(1))).rejects.toThrow('A page of a conversation is empty');
  });
});

describe('a message that no event told of', () => {
  const message = aMessage({ client_id: anId(402), sent_at: new Date(AT).toISOString() });
  const other = aMessage();

  it('is shown by a page that read the conversation after it was sent', () => {
    expect(isShownOnce([other, message], message.client_id, AT)).toBe(true);
    expect(isShownOnce([other, message], message.client_id, AT + 1)).toBe(true);
  });

  it('is not shown by a page that read the conversation before', () => {
    expect(isShownOnce([other, message], message.client_id, AT - 1)).toBe(false);
  });

  it('is not shown once if it is missing or there twice', () => {
    expect(isShownOnce([other], message.client_id, AT)).toBe(false);
    expect(isShownOnce([message, other, message], message.client_id, AT)).toBe(false);
  });
});
