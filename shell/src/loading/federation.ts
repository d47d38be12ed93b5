import { ENTRY_FILE } from '@amarena/shared/federation/manifest';
import type { LoadableVersion } from '@amarena/shared/federation/registry';
import type { Container } from '@amarena/shared/federation/runtime';
import { nextTask } from '../nextTask.ts';
import { ScriptNotLoaded } from './failure.ts';
import type { MakeScript } from './integrity.ts';

/** How the loader reaches the code of a version. Tests put their own here. */
export interface Federation {
  /** The module that a version exposes. What did not arrive is asked for again at the next call. */
  load(version: LoadableVersion, expose: string): Promise<unknown>;
  /** Gives up an entry that is still on its way: it will not run, and the next call asks for it again. */
  abandon(version: LoadableVersion): void;
}

export const entryOf = (version: LoadableVersion): string => new URL(version.base + ENTRY_FILE, window.location.origin).href;

const containerOf = (name: string): Container | undefined => Reflect.get(window, name);

interface Entry {
  readonly script: HTMLScriptElement;
  readonly container: Promise<Container>;
}

/** Runs the entry of a version, which leaves its container under a name of its own. */
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

/** Federation containers by scripts that carry integrity. Entry addresses come from the registry: no manifest is asked for. */
export function createFederation(makeScript: MakeScript): Federation {
  // An entry that ran stays here even if it threw: it must not run twice, its Trusted Types policy exists already.
  const entries = new Map<string, Entry>();
  return {
    async load(version, expose) {
      const name = version.container;
      const entry = entries.get(name) ?? runEntry(version, makeScript, () => entries.delete(name));
      entries.set(name, entry);
      const factory = await (await entry.container).get(expose);
      // To run what has arrived takes a slow phone long enough, without what came before it.
      await nextTask();
      return factory();
    },
    abandon({ container }) {
      const entry = entries.get(container);
      if (entry === undefined || container in window) return;
      // A script that is on its way when it moves to another document does not run when it arrives.
      document.implementation.createHTMLDocument().adoptNode(entry.script);
      entries.delete(container);
    },
  };
}
