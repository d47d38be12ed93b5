/** @jest-environment @amarena/shared/testing/networked */
import { GENERATION_HEADER, OFFLINE_CACHES, PERSON_HEADER, SHELL_DOCUMENT } from '@amarena/shared/contracts/platform/offline';
import { SHOWN_MEMBER } from '@amarena/shared/contracts/platform/shownMember';
import { keepSharedPhoto } from '@amarena/shared/sharedPhoto';
import { someCaches } from '@amarena/shared/testing/someCaches';
import { beforeEach, expect, it, jest } from '@jest/globals';

// It deletes its times from a database that jsdom lacks.
jest.unstable_mockModule('workbox-expiration', () => ({
  CacheExpiration: class {
    delete = async () => undefined;
  },
  ExpirationPlugin: class {},
}));
/** The browser's own event; jsdom lacks it. */
class Message extends Event {
  readonly work: Promise<unknown>[] = [];
  waitUntil = (job: Promise<unknown>) => void this.work.push(job);
}
Object.assign(globalThis, {
  ExtendableEvent: Message,
  FetchEvent: class extends Event {},
  registration: { scope: '/' },
  clients: { claim: async () => undefined },
});
Object.assign(globalThis, { __WB_DISABLE_DEV_LOGS: true });

const CHATS = `${location.origin}/api/chats.php`;
const [GIULIA, MARCO] = ['giulia', 'marco'] as const;

/** A site at which `member` is logged in, with who asked for the chats. */
function aSite(member: string) {
  const asked: (string | null)[] = [];
  Object.assign(globalThis, {
    fetch: async (request: Request | string) => {
      const path = new URL(typeof request === 'string' ? request : request.url, location.origin).pathname;
      if (path === '/api/chats.php' && request instanceof Request) asked.push(request.headers.get(SHOWN_MEMBER));
      return new Response(path === SHELL_DOCUMENT ? '<html></html>' : `of ${member}`, {
        headers: { [PERSON_HEADER]: member, [GENERATION_HEADER]: '7', date: new Date().toUTCString() },
      });
    },
  });
  return asked;
}

const theWorker = async () => ({ ...(await import('./keep.ts')), ...(await import('./person.ts')) });

/** What a page of this member has the worker do. */
async function keepFor(member: string): Promise<void> {
  const { keep } = await theWorker();
  const page = { type: 'keep', member, generation: 7, bases: [], files: [], read: [CHATS] } as const;
  const message = new Message('message');
  await keep(page, message as unknown as ExtendableEvent);
  await Promise.all(message.work);
}

const storedChats = async () => (await (await caches.open(OFFLINE_CACHES.read)).match(CHATS))?.text();

beforeEach(() => {
  jest.spyOn(console, 'warn').mockReturnValue(undefined);
  Object.assign(globalThis, { caches: someCaches() });
});

it('keeps what a page of the member who is logged in has read, read as that member', async () => {
  const asked = aSite(GIULIA);
  await keepFor(GIULIA);
  expect(await (await theWorker()).storedMember()).toBe(GIULIA);
  expect([asked, await storedChats()]).toEqual([[GIULIA], 'of giulia']);
});

it('keeps nothing for a page that shows someone who is not logged in any more, and deletes nothing of who is', async () => {
  aSite(MARCO);
  await keepFor(MARCO);
  await keepFor(GIULIA);
  expect(await (await theWorker()).storedMember()).toBe(MARCO);
  expect(await storedChats()).toBe('of marco');
});

it('follows a log-in of someone else', async () => {
  aSite(GIULIA);
  await keepFor(GIULIA);
  aSite(MARCO);
  await keepFor(MARCO);
  expect([await (await theWorker()).storedMember(), await storedChats()]).toEqual([MARCO, 'of marco']);
});

it('forgets what it has of a named member, and nothing of anyone else', async () => {
  aSite(MARCO);
  await keepFor(MARCO);
  const { forgetInTurn, storedMember } = await theWorker();
  await forgetInTurn(true, GIULIA);
  expect([await storedMember(), await storedChats()]).toEqual([MARCO, 'of marco']);
  await forgetInTurn(true, MARCO);
  expect([await storedMember(), await storedChats()]).toEqual([null, undefined]);
});

const sharedPhotos = async () => (await caches.open(OFFLINE_CACHES.shared)).keys();
const sharePhoto = (member: string | null) =>
  keepSharedPhoto(new File(['photo'], 'photo.jpg', { type: 'image/jpeg' }), member, { caches, now: Date.now() });

it('drops a photo that a member who left had shared, also if someone else’s pages are stored by then', async () => {
  aSite(MARCO);
  await keepFor(MARCO);
  const { forgetInTurn, storedMember } = await theWorker();
  await sharePhoto(GIULIA);
  expect(await sharedPhotos()).toHaveLength(1);
  await forgetInTurn(true, GIULIA);
  expect([await sharedPhotos(), await storedMember()]).toEqual([[], MARCO]);
});

it.each([
  ['who is here now has shared', MARCO],
  ['was shared before they logged in', null],
])('keeps a photo that %s when a forgotten page of someone else notices it', async (_what, member) => {
  aSite(MARCO);
  await keepFor(MARCO);
  await sharePhoto(member);
  await (await theWorker()).forgetInTurn(true, GIULIA);
  expect(await sharedPhotos()).toHaveLength(1);
});

it.each([
  ['drops a photo that someone else had shared, whose session ended without a word', GIULIA, 0],
  ['keeps a photo that was shared before the log-in', null, 1],
])('at a log-in, %s', async (_what, member, left) => {
  aSite(GIULIA);
  await keepFor(GIULIA);
  await sharePhoto(member);
  aSite(MARCO);
  await keepFor(MARCO);
  expect(await sharedPhotos()).toHaveLength(left);
});

it('keeps what a member shared whose session had ended, until they have logged in again, and drops it if someone else does', async () => {
  const { forgetInTurn } = await theWorker();
  for (const [next, left] of [
    [GIULIA, 1],
    [MARCO, 0],
  ] as const) {
    aSite(GIULIA);
    await keepFor(GIULIA);
    await sharePhoto(GIULIA);
    await forgetInTurn(false);
    aSite(next);
    await keepFor(next);
    expect(await sharedPhotos()).toHaveLength(left);
  }
});

it('drops a photo of nobody with a member who leaves before anything is stored', async () => {
  await sharePhoto(null);
  await (await theWorker()).forgetInTurn(true, GIULIA);
  expect(await sharedPhotos()).toEqual([]);
});
