import type { AnyRemote } from '@amarena/shared/contracts/platform/routes';
import type { AppProps } from '@amarena/shared/spa';
import type { PageApplication } from '../loading/pageApplication.ts';
import { followAddress } from './followAddress.ts';
import type { Held } from './holdRouting.ts';

export type Follow = (subscribe: typeof followAddress) => void;

export interface TakeOverDeps {
  readonly applications: ReadonlyMap<AnyRemote, PageApplication>;
  /** The first page, which single-spa takes for mounted; undefined: none is there. */
  readonly standing: AnyRemote | undefined;
  /** The address at which the first page was chosen. */
  readonly from: string;
  /** Listeners of the address that waited for single-spa. */
  readonly held: readonly Held[];
  /** Whether the page of this remote should show. */
  shows(remote: AnyRemote): boolean;
  /** Called with the props that single-spa has for the first page. */
  handOver(props: AppProps): void;
  /** Subscribes to single-spa's events with what it gets. */
  follow: Follow;
}

const withoutHash = (address: string): string => address.split('#', 1).join();

/** Lets single-spa take over the page as it is, and then brings the page of the current address. */
export async function takeOver(
  { registerApplication, start, triggerAppChange }: typeof import('@amarena/shared/spa'),
  { applications, standing, from, held, shows, handOver, follow }: TakeOverDeps,
): Promise<void> {
  let handingOver = true;
  const to = window.location.href;
  const { replaceState } = window.history;
  const standAt = (address: string) => replaceState.call(window.history, window.history.state, '', address);
  // single-spa takes over at the address of the page that stands, so that it sees the change and its two addresses.
  if (to !== from) standAt(from);
  for (const [name, application] of applications) {
    const mount = async (props: AppProps) => {
      // The first page stands already, or was cancelled and goes with the change that follows: nothing of it may move.
      if (handingOver) handOver(props);
      else await application.mount(props);
    };
    const app = async () => ({ ...application, mount });
    registerApplication({ name, app, activeWhen: () => (handingOver ? name === standing : shows(name)) });
  }
  start({ urlRerouteOnly: true });
  for (const { type, listener, options } of held) window.addEventListener(type, listener, options);
  await triggerAppChange();
  handingOver = false;
  follow(followAddress);
  if (to === from) {
    void triggerAppChange();
    return;
  }
  standAt(to);
  window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
  if (withoutHash(to) === withoutHash(from)) window.dispatchEvent(new HashChangeEvent('hashchange', { oldURL: from, newURL: to }));
}
