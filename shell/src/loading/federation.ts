import { ENTRY_FILE } from '@amarena/shared/federation/manifest';
import type { LoadableVersion } from '@amarena/shared/federation/registry';
import type { Container } from '@amarena/shared/federation/runtime';
import { nextTask } from '../nextTask.ts';
import { ScriptNotLoaded } from './failure.ts';
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
    reject(new ScriptNotLoaded(url));
  };
  document.head.append(script);
  return { script, container: promise };
}

/** Loads federation containers as scripts with integrity. Entry addresses come from the registry, so no manifest is requested. */
export function createFederation(makeScript: MakeScript): Federation {
  // An entry that ran stays here even if it threw. It must not run twice, because its Trusted Types policy already exists.
  const entries = new Map<string, Entry>();
  return {
    async load(version, expose) {
      const name = version.container;
      const entry = entries.get(name) ?? runEntry(version, makeScript, () => entries.delete(name));
      entries.set(name, entry);
      const factory = await (await entry.container).get(expose);
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
