import type { ArrivalOf } from '@amarena/shared/federation/integrity';
import { ENTRY_FILE } from '@amarena/shared/federation/manifest';
import type { LoadableVersion } from '@amarena/shared/federation/registry';
import type { Container } from '@amarena/shared/federation/runtime';
import { nextTask } from '../nextTask.ts';
import { FileNotLoaded } from './failure.ts';
import type { MakeScript } from './integrity.ts';

/** How the loader gets the code of a version. Tests pass a fake. */
export interface Federation {
  /** The module that a version exposes. After a failure, the next call loads it again. */
  load(version: LoadableVersion, expose: string): Promise<unknown>;
  /** Abandons an entry that is still loading: it will not run, and the next call loads it again. */
  abandon(version: LoadableVersion): void;
}

export const entryOf = (version: LoadableVersion): string => new URL(version.base + ENTRY_FILE, window.location.origin).href;

const containerOf = (name: string): Container | undefined => Reflect.get(window, name);

interface Entry {
  readonly script: HTMLScriptElement;
  readonly container: Promise<Container>;
}

/** Runs the entry of a version, which stores its container in a global variable of its own. */
function runEntry(version: LoadableVersion, makeScript: MakeScript, onMissing: () => void): Entry {
  const { promise, resolve, reject } = Promise.withResolvers<Container>();
  const url = entryOf(version);
  const script = makeScript(url);
  script.onload = () => {
    script.remove();
    const container = containerOf(version.container);
    if (container === undefined) reject(new Error(`${url} ran and left no ${version.container}.`));
    else resolve(container);
  };
  script.onerror = () => {
    script.remove();
    onMissing();
    reject(new FileNotLoaded(url));
  };
  document.head.append(script);
  return { script, container: promise };
}

/** Whether the document lists more of a version than its entry: what the page shows first. */
const comesWithDocument = ({ integrity }: LoadableVersion): boolean => Object.keys(integrity).some((file) => file !== ENTRY_FILE);

interface FederationDeps {
  readonly makeScript: MakeScript;
  readonly arrivalOf: ArrivalOf;
}

/**
 * Loads federation containers as scripts with integrity. Entry addresses come from the registry, so no manifest is
 * requested. The hashes of a version's other scripts load together with its entry. Those of the page's first remote
 * came with the document; the rest loads when it is needed.
 */
export function createFederation({ makeScript, arrivalOf }: FederationDeps): Federation {
  // An entry that ran stays here even if it threw. It must not run twice, because its Trusted Types policy already exists.
  const entries = new Map<string, Entry>();
  return {
    async load(version, expose) {
      const name = version.container;
      const entry = entries.get(name) ?? runEntry(version, makeScript, () => entries.delete(name));
      entries.set(name, entry);
      const [container] = await Promise.all([entry.container, comesWithDocument(version) ? null : arrivalOf(entryOf(version))]);
      const factory = await container.get(expose);
      // Running the module keeps a slow phone busy long enough by itself, so it gets a task of its own.
      await nextTask();
      return factory();
    },
    abandon({ container }) {
      const entry = entries.get(container);
      if (entry === undefined || container in window) return;
      // A script that is moved to another document while it loads never runs.
      document.implementation.createHTMLDocument().adoptNode(entry.script);
      entries.delete(container);
    },
  };
}
