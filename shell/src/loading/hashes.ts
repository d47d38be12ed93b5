import type { ArrivalOf, IntegrityOf } from '@amarena/shared/federation/integrity';
import { HASHES_FILE } from '@amarena/shared/federation/manifest';
import type { Snapshot } from '@amarena/shared/federation/registry';
import { FileNotLoaded, RemoteFailure } from './failure.ts';

/** The integrity of every script that this page may run. */
export interface PageHashes {
  readonly integrityOf: IntegrityOf;
  readonly arrivalOf: ArrivalOf;
}

type Hashes = Readonly<Record<string, string>>;

/** A file in the folder of its version. Anything else could name the files of another one. */
const FILE = /^\w[\w.-]*$/;

/** Milliseconds that a file of hashes may take. */
const PATIENCE = 10_000;

/** Loads a file of hashes. The browser refuses other bytes than those of its own integrity. */
async function loadHashes(url: string, integrity: string): Promise<Hashes> {
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), PATIENCE);
  try {
    const answer = await fetch(url, { integrity, credentials: 'same-origin', signal: patience.signal });
    return await answer.json();
  } catch (cause) {
    throw patience.signal.aborted
      ? new RemoteFailure('timed_out', cause, `${url} took longer than ${PATIENCE} ms`)
      : new FileNotLoaded(url, cause);
  } finally {
    clearTimeout(timer);
  }
}

/** What the document says about the hashes of its versions, completed by their files of hashes when they arrive. */
export function createHashes({ shell, remotes }: Pick<Snapshot, 'shell' | 'remotes'>, origin: string): PageHashes {
  const known = new Map<string, string>();
  /** Versions whose file of hashes has not arrived: its integrity, by the address of the version's folder. */
  const awaited = new Map<string, string>();
  const loading = new Map<string, Promise<void>>();
  const learn = (base: string, hashes: Hashes) => {
    for (const [file, hash] of Object.entries(hashes)) {
      const url = base + file;
      if (FILE.test(file) && !known.has(url)) known.set(url, hash);
    }
  };
  for (const { base, integrity, hashes } of [shell, ...Object.values(remotes).flat()]) {
    const folder = new URL(base, origin).href;
    learn(folder, { ...integrity, ...(hashes !== undefined && { [HASHES_FILE]: hashes }) });
    if (hashes !== undefined) awaited.set(folder, hashes);
  }

  async function complete(folder: string, integrity: string): Promise<void> {
    try {
      learn(folder, await loadHashes(folder + HASHES_FILE, integrity));
      awaited.delete(folder);
    } finally {
      loading.delete(folder);
    }
  }

  return {
    integrityOf: (url) => known.get(new URL(url, origin).href),
    arrivalOf(url) {
      const { href } = new URL(url, origin);
      for (const [folder, integrity] of awaited) {
        if (!href.startsWith(folder)) continue;
        const arrival = loading.get(folder) ?? complete(folder, integrity);
        loading.set(folder, arrival);
        return arrival;
      }
      return null;
    },
  };
}
