import { watch } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { MANIFEST_FILE, Manifest } from '../../federation/manifest.ts';
import { type Build, build } from '../build.ts';
import { readTarget } from '../target.ts';

export interface Built {
  readonly manifest: Manifest;
  readonly directory: string;
}

/** The last build of a folder that compiled, and what is wrong with the sources since then. */
export interface State {
  readonly manifest: Manifest | null;
  /** Compile errors; empty if there are none. */
  readonly errors: string;
}

export interface Builds {
  state(): State;
  /** A build by its version; null if there was none since the start. A page keeps its version until it is loaded again. */
  built(version: string): Built | null;
  /** Calls back after every build. Returns the function that ends that. */
  onBuild(listener: (state: State) => void): () => void;
  close(): void;
}

const MILLISECONDS = 1_000;
const SOURCES = 'src';
const PACKAGE = 'package.json';

const manifestIn = async ({ directory }: Build): Promise<Manifest> =>
  Manifest.parse(JSON.parse(await readFile(path.join(directory, MANIFEST_FILE), 'utf8')));

/** Builds a folder as for a release, and again after every change. Resolves after the first build, even if it has errors. */
export async function watchBuilds(folder: string, say: (line: string) => void): Promise<Builds> {
  const listeners = new Set<(state: State) => void>();
  const all = new Map<string, Built>();
  let state: State = { manifest: null, errors: '' };
  let building: Promise<void> | null = null;
  let stale = false;

  async function buildNow(): Promise<void> {
    const since = performance.now();
    try {
      const built = await build(await readTarget(folder));
      // Saved without a change.
      if (state.errors === '' && state.manifest?.version === built.version) return;
      const manifest = await manifestIn(built);
      all.set(built.version, { manifest, directory: built.directory });
      state = { manifest, errors: '' };
      say(`${built.name}@${built.version} built in ${((performance.now() - since) / MILLISECONDS).toFixed(1)} s`);
    } catch (cause) {
      state = { ...state, errors: cause instanceof Error ? cause.message : String(cause) };
      say(state.errors);
    }
    for (const listener of listeners) listener(state);
  }

  async function buildUntilFresh(): Promise<void> {
    do {
      stale = false;
      await buildNow();
    } while (stale);
    building = null;
  }

  /** A change during a build starts another one after it. */
  function changed(): void {
    stale = true;
    building ??= buildUntilFresh();
  }

  const watchers = [
    watch(path.join(folder, SOURCES), { recursive: true }, changed),
    // Editors replace files, so the folder is watched, not the file.
    watch(folder, (_event, name) => {
      if (name === PACKAGE) changed();
    }),
  ];
  changed();
  await building;
  return {
    state: () => state,
    built: (version) => all.get(version) ?? null,
    onBuild(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close() {
      for (const watcher of watchers) watcher.close();
    },
  };
}
