import { postReport } from '@amarena/shared/contracts/moderation/reports';
import { type RouteName, routeNamed } from '@amarena/shared/contracts/platform/routes';
import { aUser } from '@amarena/shared/testing/builders';
import { aSettings } from '@amarena/shared/testing/siteBuilders';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { v7 as uuidv7 } from 'uuid';
import { createIdsExist } from '../../src/visit/idsExist.ts';
import { aPerson, chatWith, type Person, send } from '../chats/support/people.ts';
import { startServer, type TestServer } from '../support/startServer.ts';

describe('what an address names', () => {
  let server: TestServer;
  let giulia: Person;
  let marco: Person;
  beforeAll(async () => {
    server = await startServer();
    giulia = await aPerson(server);
    marco = await aPerson(server);
  });
  afterAll(() => server.close());

  const exists = (viewer: Person | null, name: RouteName, id: string, others: Record<string, string> = {}): Promise<boolean> => {
    const user = viewer === null ? null : aUser({ id: viewer.id });
    const boot = {
      settings: aSettings(),
      user,
      language: 'it',
      offer: null,
      pending_payment: null,
      live_after: null,
      session_mark: '',
    } as const;
    const visitor = { ...boot, badges: { unread: 0, newLikes: 0 } };
    return createIdsExist(server.platform, server.services)(visitor, { route: routeNamed(name), params: { ...others, id } });
  };

  it.each(['members-id', 'members-id-chat', 'members-id-signup', 'likes-m-id'] as const)(
    'is there on %s for a member, and for nobody else',
    async (name) => {
      expect(await exists(giulia, name, marco.id)).toBe(true);
      for (const id of [uuidv7(), 'abc', "' or 1=1"]) expect([id, await exists(giulia, name, id)]).toEqual([id, false]);
    },
  );

  it('is there for a visitor who opens the page of a member', async () => {
    expect(await exists(null, 'members-id', marco.id)).toBe(true);
    expect(await exists(null, 'members-id', uuidv7())).toBe(false);
  });

  it('a stranger cannot learn from an address whether a conversation exists', async () => {
    await send(giulia, { profile: marco.id });
    const { conversation } = await chatWith(giulia, marco.id);
    const stranger = await aPerson(server);
    const seen = await Promise.all([giulia, marco, stranger, null].map((one) => exists(one, 'chats-id', conversation ?? '')));
    expect(seen).toEqual([true, true, false, false]);
    for (const id of [uuidv7(), 'abc']) expect(await exists(giulia, 'chats-id', id)).toBe(false);
  });

  it('knows no payment but the member’s own', async () => {
    for (const id of [uuidv7(), 'abc']) expect(await exists(giulia, 'transactions-id', id)).toBe(false);
  });

  it('knows no decision that the member was not told of, no case that no queue holds, and no lander that nobody made', async () => {
    for (const id of [uuidv7(), 'abc']) {
      expect(await exists(giulia, 'decisions-id', id)).toBe(false);
      expect(await exists(giulia, 'desk-queue-id', id, { queue: 'reports' })).toBe(false);
      expect(await exists(giulia, 'editor-id-tab', id, { tab: 'content' })).toBe(false);
    }
  });

  it('finds a reported case in its own queue alone', async () => {
    const body = { profile: marco.id, category: 'fake', text: null, message: null, with_lines: false, block: false } as const;
    (await giulia.client.call(postReport, { body })).answer();
    const [line] = (await server.services.moderation.desk.list(server.platform.db, 'reports', giulia.id, server.platform.now())).cases;
    const found = ['reports', 'photos'].map((queue) => exists(giulia, 'desk-queue-id', line?.id ?? '', { queue }));
    expect(await Promise.all(found)).toEqual([true, false]);
  });

  it('asks nothing of an address without an id', async () => {
    const answer = createIdsExist(server.platform, server.services);
    const visitor = {
      settings: aSettings(),
      user: null,
      language: 'it',
      offer: null,
      pending_payment: null,
      live_after: null,
      session_mark: '',
    } as const;
    expect(await answer({ ...visitor, badges: { unread: 0, newLikes: 0 } }, { route: routeNamed('transactions-id'), params: {} })).toBe(
      true,
    );
  });
});
