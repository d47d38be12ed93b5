import { createBus } from '@amarena/shared/bus';
import { type PageMessage, WORKER_FILE } from '@amarena/shared/contracts/platform/offline';
import type { Boot } from '@amarena/shared/federation/boot';
import { anId, aUser } from '@amarena/shared/testing';
import { describe, expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { aSnapshot } from '../testing/fakeRemotes.ts';
import { keepPages, type OfflineBrowser } from './keepPages.ts';
import { filesOf, type Loaded } from './pageParts.ts';

const origin = 'https://amarena.example';
const MARCO = aUser();
const GIULIA = aUser({ id: anId(77) });

function aSnapshotWith(file: string | null): Boot['snapshot'] {
  const snapshot = aSnapshot();
  const integrity = { 'main.js': 'sha384-main', ...(file !== null && { [file]: 'sha384-worker' }) };
  return { ...snapshot, shell: { version: '1.0.0', base: '/shell/1.0.0/', integrity } };
}

interface Given {
  readonly controlled?: boolean;
  readonly saveData?: boolean;
  readonly installed?: boolean;
  readonly overrides?: Boot['overrides'];
  readonly worker?: string | null;
  readonly startedFor?: string | null;
  readonly cookie?: string;
  readonly made?: readonly string[];
  readonly loadStyles?: () => Promise<unknown>;
}

const integrityOf = (url: string) => (url === `${origin}/shell/1.0.0/main.js` ? 'sha384-main' : undefined);

/** How many of the page's requests came before its worker. */
const BEFORE_ITS_WORKER = 4;

/** A page with a worker, which records the messages it gets. */
function aPage(given: Given = {}) {
  const {
    controlled = false,
    saveData = false,
    installed = false,
    overrides = [],
    worker = WORKER_FILE,
    startedFor = MARCO.id,
    cookie = '',
    loadStyles = async () => undefined,
  } = given;
  const told: PageMessage[] = [];
  const registered: string[] = [];
  let ended: ((list: { getEntries(): readonly Loaded[] }) => void) | undefined;
  const active = { postMessage: (message: PageMessage) => void told.push(message) };
  const browser: OfflineBrowser = {
    location: { origin },
    document: { cookie },
    performance: {
      getEntriesByType: () =>
        ['/shell/1.0.0/main.js', '/api/chats.php', '/photos/a.webp', '/shell/1.0.0/main.js', '/api/likes.php'].map((path, index) => ({
          name: origin + path,
          workerStart: !controlled && index < BEFORE_ITS_WORKER ? 0 : index + 1,
        })),
    },
    PerformanceObserver: class {
      readonly told: NonNullable<typeof ended>;
      constructor(told: NonNullable<typeof ended>) {
        this.told = told;
      }
      observe() {
        ended = this.told;
      }
      disconnect() {
        ended = undefined;
      }
    },
    matchMedia: () => ({ matches: installed }),
    navigator: {
      connection: { saveData },
      serviceWorker: {
        controller: controlled ? active : null,
        ready: Promise.resolve({ active }),
        register: async (address) => void registered.push(address),
      },
    },
  };
  const { bus, connect } = createBus({ session: startedFor === null ? { status: 'visitor' } : { status: 'member', user: MARCO } });
  const boot = { snapshot: aSnapshotWith(worker), overrides };
  keepPages(browser, { bus, boot, integrityOf, startedFor, loadStyles, made: given.made ?? [] });
  /** A call of the page ends. */
  const end = (path: string, workerStart: number) => ended?.({ getEntries: () => [{ name: origin + path, workerStart }] });
  return { told, registered, writer: connect(), end };
}

describe('pages without a network', () => {
  it('are kept for a member: what the page is made of with its hashes, and what it read while the worker was not there yet', async () => {
    const { told, registered } = aPage();
    await waitFor(() => expect(told).toHaveLength(1));
    expect(registered).toEqual(['/sw.js']);
    expect(told[0]).toMatchObject({ type: 'keep', member: MARCO.id, read: [`${origin}/api/chats.php`] });
    const kept = told[0]?.type === 'keep' ? told[0].files : [];
    expect(kept).toContainEqual({ url: `${origin}/shell/1.0.0/main.js`, integrity: 'sha384-main' });
    expect(kept.filter(({ url }) => url.includes('/photos/'))).toEqual([]);
  });

  it('are kept with the styles that this page came with, which one without a network loads', async () => {
    const styles = Promise.withResolvers<void>();
    const { told } = aPage({ controlled: true, loadStyles: () => styles.promise });
    await Promise.resolve();
    expect(told).toEqual([]);
    styles.resolve();
    await waitFor(() => expect(told).toMatchObject([{ type: 'keep' }]));
  });

  it('are not kept for someone who logs out before all is there', async () => {
    const styles = Promise.withResolvers<void>();
    const { told, registered, writer } = aPage({ controlled: true, loadStyles: () => styles.promise });
    writer.set('session', { status: 'visitor' });
    styles.resolve();
    await waitFor(() => expect(registered).toHaveLength(1));
    await new Promise((resolve) => setTimeout(resolve));
    expect(told).toEqual([{ type: 'forget', left: true }]);
  });

  it('are kept with what the server rendered the page from, which the browser never requested', async () => {
    const { told } = aPage({ controlled: true, made: ['/api/search.php?gender=female'] });
    await waitFor(() => expect(told).toMatchObject([{ type: 'keep', read: [`${origin}/api/search.php?gender=female`] }]));
  });

  it('are not read a second time where the worker saw them', async () => {
    const { told } = aPage({ controlled: true });
    await waitFor(() => expect(told).toMatchObject([{ type: 'keep', read: [] }]));
  });

  it('hold what was on its way when the worker came, and leave what it saw to the worker', async () => {
    const { told, end } = aPage();
    await waitFor(() => expect(told).toHaveLength(1));
    end('/api/profile.php?id=1', 12);
    end('/api/chat.php?conversation=1', 0);
    expect(told.slice(1)).toMatchObject([{ type: 'keep', member: MARCO.id, read: [`${origin}/api/chat.php?conversation=1`] }]);
  });

  it('hold nothing that ends after the log-out', async () => {
    const { told, end, writer } = aPage({ controlled: true });
    await waitFor(() => expect(told).toHaveLength(1));
    writer.set('session', { status: 'visitor' });
    end('/api/chat.php?conversation=1', 0);
    expect(told.slice(1)).toEqual([{ type: 'forget', left: true }]);
  });

  it('are forgotten when the member is no more, and kept for the next', async () => {
    const { told, writer } = aPage({ controlled: true });
    await waitFor(() => expect(told).toHaveLength(1));
    writer.set('session', { status: 'visitor' });
    expect(told[1]).toEqual({ type: 'forget', left: true });
    writer.set('session', { status: 'member', user: GIULIA });
    await waitFor(() => expect(told[2]).toMatchObject({ type: 'keep', member: GIULIA.id }));
  });

  it('are forgotten where someone’s session ended elsewhere', () => {
    expect(aPage({ controlled: true, startedFor: null }).told).toEqual([{ type: 'forget', left: false }]);
  });

  it.each<[string, Given]>([
    ['for a visitor', { startedFor: null }],
    ['with the browser’s data saver', { saveData: true }],
    ['where a developer has another version in place', { overrides: [{ kind: 'without', remote: 'mf-chat' }] }],
    ['where somebody has switched off what spares work', { cookie: 'privacy=comfort' }],
    ['where the shell has no worker', { worker: null }],
  ])('are not kept %s', async (_whom, given) => {
    const { told, registered } = aPage(given);
    await Promise.resolve();
    expect([told, registered]).toEqual([[], []]);
  });

  it('are forgotten where someone has switched off what spares work', () => {
    expect(aPage({ controlled: true, cookie: 'privacy=comfort' }).told).toEqual([{ type: 'forget', left: false }]);
  });

  it('are kept in an installed app despite the data saver', async () => {
    const { registered } = aPage({ saveData: true, installed: true });
    await waitFor(() => expect(registered).toHaveLength(1));
  });
});

it('files of a page are those of its versions, each once', () => {
  const loaded = [`${origin}/shell/1.0.0/main.js`, `${origin}/shell/0.9.0/main.js`, `${origin}/shell/1.0.0/main.js`];
  expect(filesOf(loaded, [`${origin}/shell/1.0.0/`], integrityOf)).toEqual([
    { url: `${origin}/shell/1.0.0/main.js`, integrity: 'sha384-main' },
  ]);
});
