import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import vm from 'node:vm';
import { postBrowserError } from '@amarena/shared/contracts/platform/browserErrors';
import { describe, expect, it } from '@jest/globals';

const CODE = readFileSync(join(import.meta.dirname, 'worker.js'), 'utf8');
const NEWS = { title: 'Amarena', body: 'Hai un nuovo messaggio', lang: 'it', tag: 'messages', url: '/chats/1', icon: null };

interface Page {
  readonly visibilityState: 'visible' | 'hidden';
  /** False: it never answers. Default: true. */
  readonly awake?: boolean;
}

/** The worker in an isolated environment, with a record of what it did there. */
function aWorker(...pages: Page[]) {
  const did: unknown[] = [];
  const handlers = new Map<string, (event: object) => void>();
  const note = (...what: unknown[]) => void did.push(JSON.parse(JSON.stringify(what)));
  const clients = pages.map(({ visibilityState, awake = true }, index) => ({
    visibilityState,
    focused: false,
    focus: async () => note('focus', index),
    postMessage(message: object, ports: MessagePort[] = []) {
      note('post', index, message);
      if (awake) ports[0]?.postMessage('opened');
      // An open port would keep the test's process alive.
      for (const port of ports) setImmediate(() => port.close());
    },
  }));
  const subscription = {
    endpoint: 'https://push.example/new',
    toJSON: () => ({ endpoint: 'https://push.example/new', keys: { p256dh: 'k', auth: 'a' } }),
  };
  const self = {
    clients: { matchAll: async () => clients, openWindow: async (url: string) => note('open', url) },
    registration: {
      showNotification: async (title: string, options: object) => note('show', title, options),
      pushManager: {
        async subscribe(options: object) {
          note('subscribe', options);
          return subscription;
        },
      },
    },
    addEventListener: (type: string, handler: (event: object) => void) => void handlers.set(type, handler),
  };
  const scope = {
    self,
    MessageChannel,
    crypto,
    setTimeout: (act: () => void) => setTimeout(act, 50),
    fetch: async (url: string, { body }: { body: string }) => note('fetch', url, JSON.parse(body)),
  };
  vm.runInNewContext(CODE, scope, { filename: 'https://amarena.example/sw-push.js' });
  return async (type: string, event: object): Promise<unknown[]> => {
    const work: Promise<unknown>[] = [];
    handlers.get(type)?.({ ...event, waitUntil: (more: Promise<unknown>) => void work.push(more) });
    await Promise.allSettled(work);
    return did;
  };
}

const pushed = { data: { json: () => NEWS } };
const pressed = { notification: { close: () => undefined, data: { url: '/chats/1' } } };

describe('the worker of pushes', () => {
  it('shows what the server says where no page is open', async () => {
    const { title, body, lang, tag, url } = NEWS;
    expect(await aWorker()('push', pushed)).toEqual([['show', title, { body, lang, tag, data: { url } }]]);
  });

  it('tells open pages, and shows nothing while one of them is looked at', async () => {
    const did = await aWorker({ visibilityState: 'hidden' }, { visibilityState: 'visible' })('push', pushed);
    expect(did).toEqual([0, 1].map((index) => ['post', index, { type: 'push', news: NEWS }]));
    expect(await aWorker({ visibilityState: 'hidden' })('push', pushed)).toContainEqual(expect.arrayContaining(['show']));
  });

  it('brings an open page to the front and lets it go where the press leads', async () => {
    expect(await aWorker({ visibilityState: 'hidden' }, { visibilityState: 'visible' })('notificationclick', pressed)).toEqual([
      ['focus', 1],
      ['post', 1, { type: 'open', url: '/chats/1' }],
    ]);
  });

  it('opens a page where none is open, or where the one that is does not answer', async () => {
    expect(await aWorker()('notificationclick', pressed)).toEqual([['open', '/chats/1']]);
    const did = await aWorker({ visibilityState: 'hidden', awake: false })('notificationclick', pressed);
    expect(did.at(-1)).toEqual(['open', '/chats/1']);
  });

  it('reports its own errors by their place, without what was thrown', async () => {
    const data = {
      json() {
        throw new TypeError('giulia@example.test is no news');
      },
    };
    const [reported] = await aWorker()('push', { data });
    const [, address, body] = reported as ['fetch', string, unknown];
    expect(address).toBe(postBrowserError.path);
    const { frames, ...error } = postBrowserError.body.parse(body);
    expect(error).toEqual({
      kind: 'worker',
      name: 'TypeError',
      reason: null,
      remote: 'shell',
      version: null,
      route: null,
      generation: null,
    });
    expect(CODE.split('\n')[(frames[0]?.line ?? 0) - 1]).toContain('event.data.json()');
  });

  it('tells the server of an address that changed', async () => {
    const oldSubscription = { endpoint: 'https://push.example/old', options: { userVisibleOnly: true } };
    expect(await aWorker()('pushsubscriptionchange', { oldSubscription })).toEqual([
      ['subscribe', { userVisibleOnly: true }],
      [
        'fetch',
        '/api/user.php?push=1',
        { subscription: { endpoint: 'https://push.example/new', keys: { p256dh: 'k', auth: 'a' } }, replaces: 'https://push.example/old' },
      ],
    ]);
  });
});
