import type { AnyRemote } from '@amarena/shared/contracts/platform/routes';
import type { Snapshot } from '@amarena/shared/federation/registry';
import { RemoteFailure } from '../loading/failure.ts';
import type { ReportFailure } from '../loading/versions.ts';

/** Sets the document's title, bypassing `guardTitle`. For the shell only. */
export const writeTitle = (title: string): boolean => Reflect.set(Document.prototype, 'title', title, document);

/**
 * Reserves `document.title` for the shell: other assignments have no effect, and the version of the remote that made
 * one is reported, once. The call stack identifies it, because its files are at the version's own address.
 */
export function guardTitle({ remotes }: Snapshot, report: ReportFailure, stackNow = () => new Error().stack ?? ''): void {
  const told = new Set<string>();
  Object.defineProperty(document, 'title', {
    configurable: true,
    get: () => Reflect.get(Document.prototype, 'title', document),
    set() {
      const stack = stackNow();
      for (const remote of Object.keys(remotes) as AnyRemote[]) {
        const version = remotes[remote]?.find(({ base }) => stack.includes(base));
        if (version === undefined || told.has(version.container)) continue;
        told.add(version.container);
        report(remote, version.version, new RemoteFailure('crashed', null, 'It wrote the title of the document, which is the shell’s'));
      }
    },
  });
}
