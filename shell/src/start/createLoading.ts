import type { RemoteFailureKind } from '@amarena/shared/contracts/platform/clientErrors';
import type { AnyRemote } from '@amarena/shared/contracts/platform/routes';
import type { Snapshot } from '@amarena/shared/federation/registry';
import { createChunkReload } from '../loading/chunkReload.ts';
import { explainFailure } from '../loading/explainFailure.ts';
import { createFederation } from '../loading/federation.ts';
import { installIntegrity } from '../loading/integrity.ts';
import { reportFailure } from '../loading/report.ts';
import { type ReportedStarts, reportStarts } from '../loading/reportStarts.ts';
import { offerShared } from '../loading/sharing.ts';
import { createLoader, type Loader, type ReportFailure } from '../loading/versions.ts';
import { guardTitle } from '../routing/guardTitle.ts';
import { tellError } from '../watching/watchErrors.ts';

/** Reloads the document after a chunk failed to load. False: the last reload was too recent. */
export const reloadForChunk = (): boolean =>
  createChunkReload({
    storage: window.sessionStorage,
    now: Date.now,
    online: () => navigator.onLine,
    reload: () => window.location.reload(),
  })();

/** Failures of the code itself. The others are of the network and the store, and have no place in the sources. */
const THROWN: ReadonlySet<RemoteFailureKind> = new Set(['threw_while_loading', 'threw_while_mounting', 'crashed']);

export interface Loading {
  readonly loader: Loader;
  readonly starts: ReportedStarts;
  /** Loads the hashes that did not come with the document, of the shell and of the first remote: what opens next waits for nothing. */
  completeHashes(first: AnyRemote | undefined): void;
}

/** The loader of this page, using the browser's script loading. */
export function createLoading(snapshot: Snapshot): Loading {
  offerShared();
  const starts = reportStarts();
  const report: ReportFailure = (remote, version, failure) => {
    reportFailure(remote, version, failure);
    void explainFailure(remote, version, failure);
    if (THROWN.has(failure.kind)) tellError({ kind: 'caught', cause: failure.cause, owner: { remote, version } });
  };
  guardTitle(snapshot, report);
  const { makeScript, arrivalOf } = installIntegrity(snapshot);
  const federation = starts.noting(createFederation({ makeScript, arrivalOf }));
  return {
    starts,
    loader: starts.counting(createLoader({ snapshot, federation, report })),
    completeHashes(first) {
      const [version] = first === undefined ? [] : (snapshot.remotes[first] ?? []);
      for (const { base } of [snapshot.shell, ...(version === undefined ? [] : [version])])
        arrivalOf(base)?.catch((cause: unknown) => console.debug('The hashes arrive with the next script', cause));
    },
  };
}
