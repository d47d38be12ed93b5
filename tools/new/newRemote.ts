import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { EDITS } from './edits.ts';
import { NameRefused, type Names, namesOf } from './names.ts';

const TEMPLATE = join(import.meta.dirname, 'template');

const named = (text: string, { remote, route, component, routes }: Names): string =>
  text.replaceAll('next-routes', routes).replaceAll('mf-example', remote).replaceAll('Example', component).replaceAll('example', route);

/** Folders of the new remote, with the template folder that each is copied from. */
const foldersOf = ({ remote }: Names) => ({ remote, journeys: `e2e/specs/${remote}` });

/** Text of every file to write, by its path from the root. */
function filesOf(root: string, names: Names): Map<string, string> {
  const files = new Map<string, string>();
  for (const [from, to] of Object.entries(foldersOf(names))) {
    for (const entry of globSync('**/*.*', { cwd: join(TEMPLATE, from) }))
      files.set(join(to, named(entry, names)), named(readFileSync(join(TEMPLATE, from, entry), 'utf8'), names));
  }
  for (const { file, apply } of EDITS) {
    try {
      files.set(file, apply(readFileSync(join(root, file), 'utf8'), names));
    } catch (cause) {
      throw new Error(`${file} ${cause instanceof Error ? cause.message : String(cause)} Nothing was changed.`, { cause });
    }
  }
  return files;
}

/**
 * Creates a remote with one screen in the project at `root`, and adds it wherever remotes are listed. Returns the paths
 * it wrote. Everything is prepared before the first file is written, and undone if writing fails. Throws `NameRefused`,
 * or an error that names the file that is in the way.
 */
export function newRemote(root: string, name: string): string[] {
  const names = namesOf(name);
  const folders = Object.values(foldersOf(names)).map((folder) => join(root, folder));
  const taken = folders.find(existsSync);
  if (taken !== undefined) throw new NameRefused(`${taken} already exists. Choose another name, or remove it.`);
  const files = filesOf(root, names);
  const before = new Map(EDITS.map(({ file }) => [file, readFileSync(join(root, file), 'utf8')]));
  try {
    for (const [file, text] of files) {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), text);
    }
  } catch (problem) {
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
    for (const [file, text] of before) writeFileSync(join(root, file), text);
    throw problem;
  }
  return [...files.keys()].sort();
}
