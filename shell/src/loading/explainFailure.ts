import type { AnyRemote } from '@amarena/shared/contracts/platform/routes';
import { isChunkFailure, type RemoteFailure } from './failure.ts';

const loadLines = () => import('@amarena/shared/federation/failures');

/** Logs to the console what a failure means and where to look first. The texts load only after a failure. */
export async function explainFailure(remote: AnyRemote, version: string, { kind }: RemoteFailure, load = loadLines): Promise<void> {
  try {
    const { means, look } = (await load()).FAILURES[kind];
    console.info(`${remote}@${version}, ${kind}: ${means} ${look}`);
  } catch (cause) {
    // The network that blocks the remote may block these texts too. The report already has the kind.
    if (!isChunkFailure(cause)) throw cause;
  }
}
