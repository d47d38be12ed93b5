import type { RemoteFailureKind } from '@amarena/shared/contracts/clientErrors';
import { PAGE } from '@amarena/shared/contracts/remote';
import type { RemoteName } from '@amarena/shared/contracts/routes';
import type { LoadableVersion } from '@amarena/shared/federation/registry';
import type { AppProps } from '@amarena/shared/spa';
import { lifecyclesOf } from '@amarena/shared/spa-react';
import { isChunkFailure } from './failure.ts';
import { type Piece, startPiece } from './piece.ts';
import { AllVersionsFailed, type Loader } from './versions.ts';

/** How the page's place shows what happens to a remote. */
export interface PageView {
  starting(remote: RemoteName): void;
  started(remote: RemoteName): void;
  failed(failed: FailedPage): void;
}

/** A remote of which no version could be shown. */
export interface FailedPage {
  readonly remote: RemoteName;
  /** The versions that failed, in order. */
  readonly tried: readonly string[];
  /** The failure to tell a person of; null: there is no version at all. */
  readonly kind: RemoteFailureKind | null;
  /** Whether what did not arrive may arrive now. */
  reachable(): Promise<boolean>;
  /** Gives all versions their chance again. Nothing happens once the person has moved on. */
  retry(): void;
}

export interface PageApplicationDeps {
  loader: Loader;
  slot: HTMLElement;
  view: PageView;
  /** Loads the document again for a chunk that did not arrive; false: too soon after the last time. */
  reloadForChunk(): boolean;
}

/**
 * A remote as single-spa sees it. `mount` only begins: a remote that hangs must not hold up the way to another page,
 * so what it takes to start one runs behind, one job after the other, and stops where the person has moved on.
 */
export function createPageApplication(remote: RemoteName, { loader, slot, view, reloadForChunk }: PageApplicationDeps) {
  let visit = 0;
  let running: Piece | null = null;
  let work: Promise<void> = Promise.resolve();

  const enqueue = (job: () => Promise<void>): Promise<void> => {
    work = work.then(job);
    return work;
  };

  async function stop(): Promise<void> {
    const piece = running;
    running = null;
    await piece?.stop();
  }

  async function start(app: AppProps, mine: number): Promise<void> {
    if (mine !== visit || running !== null) return;
    view.starting(remote);
    const onCrash = (version: LoadableVersion) => (cause: unknown) => {
      if (mine !== visit) return;
      loader.crashed(remote, version, cause);
      if (isChunkFailure(cause) && reloadForChunk()) return;
      void enqueue(async () => {
        await stop();
        await start(app, mine);
      });
    };
    try {
      running = await loader.firstWorking(remote, PAGE, async (module, version) =>
        mine === visit ? startPiece({ lifecycles: lifecyclesOf(module), version, app, slot, onCrash: onCrash(version) }) : null,
      );
    } catch (cause) {
      if (!(cause instanceof AllVersionsFailed)) throw cause;
      if (mine !== visit || (cause.last?.chunk === true && reloadForChunk())) return;
      const { tried, kind } = cause;
      view.failed({
        remote,
        tried,
        kind,
        reachable: () => loader.reachable(remote),
        retry() {
          if (mine !== visit) return;
          loader.resetFailures(remote);
          void enqueue(() => start(app, mine));
        },
      });
      return;
    }
    if (mine === visit) view.started(remote);
    else await stop();
  }

  return {
    bootstrap: async () => undefined,
    async mount(app: AppProps) {
      visit += 1;
      const mine = visit;
      loader.visited(remote);
      void enqueue(() => start(app, mine));
    },
    async unmount() {
      visit += 1;
      if (running !== null) await enqueue(stop);
      // What is still being mounted goes from the page at once, and is taken down when it stands.
      else slot.replaceChildren();
    },
  };
}
