import { getChat, type Message } from '@amarena/shared/contracts/chat/chats';
import type { Browser } from './client.ts';

/** Everything that a member's browser can read in the conversation with a partner, oldest first. */
export async function readConversation(browser: Pick<Browser, 'send'>, partner: string): Promise<Message[]> {
  const messages: Message[] = [];
  for (let before: string | null = ''; before !== null; ) {
    const query = new URLSearchParams({ profile: partner, read: 'false', ...(before !== '' && { before }) });
    const { text } = await browser.send({ method: 'GET', path: `${getChat.path}?${query}` });
    const page = getChat.answer.parse(JSON.parse(text));
    if (page.messages.length === 0 && page.before !== null) throw new Error('A page of a conversation is empty, and not the last one.');
    messages.unshift(...page.messages);
    before = page.before;
  }
  return messages;
}

/** True if a page that read everything again at a moment shows the message exactly once. Milliseconds since the epoch. */
export function isShownOnce(conversation: readonly Pick<Message, 'client_id' | 'sent_at'>[], clientId: string, readAt: number): boolean {
  const found = conversation.filter(({ client_id }) => client_id === clientId);
  return found.length === 1 && found.every(({ sent_at }) => Date.parse(sent_at) <= readAt);
}
