import { PLATFORM } from '@amarena/shared/contracts/platform/remote';
import { satisfies } from '@amarena/shared/federation/versions';

type Versions = Readonly<Record<string, string>>;

/** Names for reports, if a part's own name is not clear enough. */
const CALLED: Readonly<Record<string, string>> = { runtime: 'the host runtime' };

/** What a remote needs and the shell lacks, in words for a report; null: it may start. */
export function unmetContract(requires: Versions, platform: Versions = PLATFORM): string | null {
  for (const [name, needed] of Object.entries(requires)) {
    const offered = platform[name];
    const called = CALLED[name] ?? name;
    if (offered === undefined) return `needs ${called} ${needed}, which this shell does not offer`;
    if (!satisfies(offered, needed)) return `needs ${called} ${needed}, the shell has ${offered}`;
  }
  return null;
}
