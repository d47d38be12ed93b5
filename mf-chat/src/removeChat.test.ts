import { failure, type Result, success } from '@amarena/shared/errors';
import { createQueryClient, type QueryClient } from '@amarena/shared/query';
import { aCard, aChat, anId } from '@amarena/shared/testing';
import { describe, expect, it } from '@jest/globals';
import { withoutConversation, withoutProfile } from './chats.model.ts';
import { CHATS, knownChats } from './chats.pages.ts';
import { removeChat, removeProfile } from './removeChat.ts';

const sofia = aChat({ conversation: { id: anId(202), updated_at: '2026-11-20T10:00:00.000Z' }, profile: aCard({ id: anId(2) }) });

function aCache(): { client: QueryClient; listed(): string[] } {
  const client = createQueryClient();
  client.setQueryData(CHATS, { pages: [{ chats: [aChat()] }, { chats: [sofia] }], pageParams: [null, 'next'] });
  return {
    client,
    listed: () => knownChats(client).map((chat) => chat.conversation.id),
  };
}

describe('the list of chats', () => {
  it('CVS-08 takes every conversation with a profile away, and no other', () => {
    const giulia = aChat();
    const again = aChat({ conversation: { id: anId(203), updated_at: '2026-11-20T09:00:00.000Z' } });
    expect(withoutProfile([giulia, sofia, again], giulia.profile.id)).toEqual([sofia]);
    expect(withoutConversation([giulia, sofia], anId(201))).toEqual([sofia]);
  });
});

describe('removing a conversation', () => {
  it('CVS-04 CVS-05 takes it off the list, then calls the server', async () => {
    const { client, listed } = aCache();
    let seenByServer: string[] = [];
    await removeChat(anId(201), {
      client,
      remove: async () => {
        seenByServer = listed();
        return success(undefined);
      },
      alert: () => {
        throw new Error('Nothing went wrong.');
      },
    });
    expect(seenByServer).toEqual([anId(202)]);
  });

  it('CVS-06 CVS-07 ERR-25 shows the alert, then reads the list again', async () => {
    const { client } = aCache();
    const steps: string[] = [];
    const invalidate = client.invalidateQueries.bind(client);
    client.invalidateQueries = (filters, options) => {
      steps.push(`reload ${JSON.stringify(filters?.queryKey)}`);
      return invalidate(filters, options);
    };
    const removed = await removeChat(anId(201), {
      client,
      remove: async (): Promise<Result<undefined>> => failure({ code: 'internal' }),
      alert: (error) => steps.push(`alert ${error.code}`),
    });
    expect(removed).toBe(false);
    expect(steps).toEqual(['alert internal', `reload ${JSON.stringify(CHATS)}`]);
  });

  it('CVS-08 removes every conversation with a profile', async () => {
    const { client, listed } = aCache();
    const called: string[] = [];
    await removeProfile(aCard().id, [anId(201)], {
      client,
      remove: async (conversation) => {
        called.push(conversation);
        return success(undefined);
      },
      alert: () => undefined,
    });
    expect(called).toEqual([anId(201)]);
    expect(listed()).toEqual([anId(202)]);
  });
});
