import { getChat } from '@amarena/shared/contracts/chat/chats';
import { createQueryClient, pagesKeyOf } from '@amarena/shared/query';
import { anId } from '@amarena/shared/testing';
import { expect, it } from '@jest/globals';
import { applyLive } from './chats.effects.ts';

it('a conversation that is removed elsewhere troubles none that is still on its way', () => {
  const client = createQueryClient();
  const queryKey = pagesKeyOf(getChat, { query: { conversation: anId(1) } });
  client.getQueryCache().build(client, { queryKey });
  const removed = { type: 'conversation_removed', conversation: anId(2) } as const;
  expect(() => applyLive(client, removed, () => new Date(0).toISOString())).not.toThrow();
});
