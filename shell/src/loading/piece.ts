import type { LoadableVersion } from '@amarena/shared/federation/registry';
import type { AppProps } from '@amarena/shared/spa';
import type { CrashReport, Lifecycles } from '@amarena/shared/spa-react';
import { watchEmptiness } from './emptiness.ts';
import { within } from './failure.ts';
import { elementFor } from './rendered.ts';
import { noteSheets } from './sheets.ts';
import { LIMITS } from './versions.ts';

/** A mounted version of a remote's page. */
export interface Piece {
  readonly version: LoadableVersion;
  /** Unmounts the page. If that takes too long, its element is removed anyway. */
  stop(): Promise<void>;
}

export interface PieceStart {
  lifecycles: Lifecycles;
  version: LoadableVersion;
  /** The props that single-spa passed to the application. */
  app: AppProps;
  slot: HTMLElement;
  /** Called if the page throws or shows nothing after it was mounted. */
  onCrash: CrashReport;
  /** Called if the page left something that changes the pages of others; it is removed. */
  onLeft: CrashReport;
}

async function unmount(lifecycles: Lifecycles, props: Parameters<Lifecycles['unmount']>[0]): Promise<void> {
  try {
    await within(LIMITS.unmount, 'unmount', lifecycles.unmount(props));
  } catch (cause) {
    // Its element is removed anyway; anything it left running cannot be reached from here.
    console.warn(`${props.name} did not come down`, cause);
  }
  props.domElement.remove();
}

/** Bootstraps and mounts a page. Rejects if it throws, hangs, or crashes while mounting. */
export async function startPiece({ lifecycles, version, app, slot, onCrash, onLeft }: PieceStart): Promise<Piece> {
  const host = elementFor(slot, version.container);
  const restoreSheets = noteSheets();
  const crash = Promise.withResolvers<never>();
  let mounting = false;
  let stands = false;
  let stopWatching = (): void => undefined;
  const props = {
    ...app,
    name: version.container,
    domElement: host,
    onCrash(cause: unknown) {
      stopWatching();
      if (stands) onCrash(cause);
      else crash.reject(cause);
    },
  };
  const start = async () => {
    await within(LIMITS.bootstrap, 'bootstrap', lifecycles.bootstrap(props));
    mounting = true;
    await within(LIMITS.mount, 'mount', lifecycles.mount(props));
  };
  try {
    await Promise.race([crash.promise, start()]);
  } catch (cause) {
    if (mounting) await unmount(lifecycles, props);
    else host.remove();
    restoreSheets();
    throw cause;
  }
  stands = true;
  stopWatching = watchEmptiness(host, () => props.onCrash(new Error(`The page has shown nothing for ${LIMITS.empty} ms`)));
  return {
    version,
    async stop() {
      stopWatching();
      await unmount(lifecycles, props);
      if (restoreSheets()) onLeft(new Error('It left a style sheet in the document'));
    },
  };
}
