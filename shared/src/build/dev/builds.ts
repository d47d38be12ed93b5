import { watch } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { MANIFEST_FILE, Manifest } from '../../federation/manifest.ts';
import { type Build, build } from '../build.ts';
import { readTarget } from '../target.ts';

/** The last build of a folder that compiled, and what is wrong with the sources since then. */
export interface State {
  readonly manifest: Manifest | null;
  /** Folder of that build. */
  readonly directory: string;
  /** Compile errors; empty if there are none. */
  readonly errors: string;
}

export interface Builds {
  state(): State;
  /** Calls back after every build. Returns the function that ends that. */
  onBuild(listener: (state: State) => void): () => void;
  close(): void;
}

const MILLISECONDS = 1_000;
const SOURCES = 'src';
const PACKAGE = 'package.json';

async function read({ directory }: Build): Promise<State> {
  const manifest = Manifest.parse(JSON.parse(await readFile(path.join(directory, MANIFEST_FILE), 'utf8')));
  return { manifest, directory, errors: '' };
}

/** Builds a folder as for a release, and again after every change. Resolves after the first build, even if it has errors. */
export async function watchBuilds(folder: string, say: (line: string) => void): Promise<Builds> {
  const listeners = new Set<(state: State) => void>();
  let state: State = { manifest: null, directory: '', errors: '' };
  let building: Promise<void> | null = null;
  let stale = false;

  async function buildNow(): Promise<void> {
    const since = performance.now();
    try {
      const built = await build(await readTarget(folder));
      state = await read(built);
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
    onBuild(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close() {
      for (const watcher of watchers) watcher.close();
    },
  };
}
