import type { RemoteName } from '@amarena/shared/contracts/routes';
import { isChunkFailure, type RemoteFailure } from './failure.ts';

const loadLines = () => import('@amarena/shared/federation/failures');

/** Says in the console what a failure means and where to look first. Its words come only when something failed. */
export async function explainFailure(remote: RemoteName, version: string, { kind }: RemoteFailure, load = loadLines): Promise<void> {
  try {
    const { means, look } = (await load()).FAILURES[kind];
    console.info(`${remote}@${version}, ${kind}: ${means} ${look}`);
  } catch (cause) {
    // The network that keeps the remote away may keep this away too; the report names the kind already.
    if (!isChunkFailure(cause)) throw cause;
  }
}
