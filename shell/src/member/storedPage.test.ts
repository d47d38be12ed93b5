import { type PageMessage, type PageVerdict, STORED_META } from '@amarena/shared/contracts/platform/offline';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { followStoredPage } from './storedPage.ts';

/** A channel between page and worker; jsdom lacks it. */
class Channel {
  readonly port1 = { onmessage: null as ((event: { data: PageVerdict }) => void) | null, close: () => undefined };
  readonly port2 = {};
  static last: Channel | null = null;
  constructor() {
    Channel.last = this;
  }
}

/** A page, stored in the worker's cache or not, with what it does. */
function aPage(stored: boolean) {
  Object.assign(globalThis, { MessageChannel: Channel });
  document.head.innerHTML = stored ? `<meta name="${STORED_META}" content="1000">` : '';
  const [refresh, reload, registryIs] = [jest.fn(), jest.fn(), jest.fn<(generation: number) => void>()];
  const told: PageMessage[] = [];
  const controller = { postMessage: (message: PageMessage) => void told.push(message) };
  followStoredPage({ document, location: { reload }, navigator: { serviceWorker: { controller } } }, { refresh, registryIs });
  const says = (data: PageVerdict) => Channel.last?.port1.onmessage?.({ data });
  return { refresh, reload, registryIs, told, says };
}

afterEach(() => {
  document.documentElement.style.visibility = '';
});

describe('a page that the worker showed before the site answered', () => {
  it('is refreshed in place at once, and asks what the site says', () => {
    const { refresh, told } = aPage(true);
    expect(refresh).toHaveBeenCalledTimes(1);
    expect(told).toEqual([{ type: 'opened' }]);
  });

  it('learns of a newer registry', () => {
    const { registryIs, reload, says } = aPage(true);
    says({ kind: 'release', generation: 8 });
    expect(registryIs).toHaveBeenCalledWith(8);
    expect(reload).not.toHaveBeenCalled();
  });

  it('is hidden and loaded anew if it is no longer this member’s', () => {
    const { reload, says } = aPage(true);
    says({ kind: 'someone_else' });
    expect(document.documentElement).not.toBeVisible();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('stays while the site does not answer', () => {
    const { reload, registryIs, says } = aPage(true);
    says({ kind: 'nothing_new' });
    expect([reload, registryIs].flatMap(({ mock }) => mock.calls)).toEqual([]);
  });
});

it('a page that came from the site asks nothing', () => {
  const { refresh, told } = aPage(false);
  expect([refresh.mock.calls, told]).toEqual([[], []]);
});
