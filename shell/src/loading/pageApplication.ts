import type { RemoteFailureKind } from '@amarena/shared/contracts/platform/clientErrors';
import { PAGE } from '@amarena/shared/contracts/platform/remote';
import type { AnyRemote } from '@amarena/shared/contracts/platform/routes';
import type { LoadableVersion } from '@amarena/shared/federation/registry';
import type { AppProps } from '@amarena/shared/spa';
import { lifecyclesOf } from '@amarena/shared/spa-react';
import { isChunkFailure } from './failure.ts';
import { type Piece, startPiece } from './piece.ts';
import { AllVersionsFailed, type Loader } from './versions.ts';

/** How the slot shows what happens to a remote. */
export interface PageView {
  starting(remote: AnyRemote): void;
  started(remote: AnyRemote): void;
  failed(failed: FailedPage): void;
}

/** A remote of which no version could be mounted. */
export interface FailedPage {
  readonly remote: AnyRemote;
  /** The versions that failed, in order. */
  readonly tried: readonly string[];
  /** The failure to show; null: no version exists. */
  readonly kind: RemoteFailureKind | null;
  /** Whether what failed to load may be available now. */
  reachable(): Promise<boolean>;
  /** Gives every version another chance. No effect if the person has left the page. */
  retry(): void;
}

export interface PageApplicationDeps {
  loader: Loader;
  slot: HTMLElement;
  view: PageView;
  /** Reloads the document after a chunk failed to load. False: the last reload was too recent. */
  reloadForChunk(): boolean;
}

/** A remote's page towards single-spa. */
export type PageApplication = ReturnType<typeof createPageApplication>;

/**
 * A remote as a single-spa application. `mount` only starts the work: a remote that hangs must not block navigation.
 * The start-up jobs run one after another in the background and stop if the person leaves.
 */
export function createPageApplication(remote: AnyRemote, { loader, slot, view, reloadForChunk }: PageApplicationDeps) {
  let visit = 0;
  let running: Piece | null = null;
  /** Whether a version has the page's element, so that what the server rendered there may be gone. */
  let begun = false;
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
    begun = false;
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
      running = await loader.firstWorking(remote, PAGE, async (module, version) => {
        if (mine !== visit) return null;
        begun = true;
        return startPiece({
          lifecycles: lifecyclesOf(module),
          version,
          app,
          slot,
          onCrash: onCrash(version),
          onLeft: (cause) => loader.crashed(remote, version, cause),
        });
      });
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
      // A page that is still mounting disappears at once, and is unmounted when its mount has finished.
      else slot.replaceChildren();
    },
    /**
     * Cancels a mount that has not finished. What the server rendered stays until another page comes, unless the mount
     * had begun to use it. False: the page stands, or is being taken down, and nothing was done.
     */
    cancel(): boolean {
      if (running !== null) return false;
      visit += 1;
      if (begun) slot.replaceChildren();
      return true;
    },
  };
}
