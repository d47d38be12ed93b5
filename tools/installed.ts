import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Servers are installed where only administrators look for programs. */
const OF_ADMINISTRATORS = ['/usr/sbin', '/usr/local/sbin'];

/** Path of the first of these programs that is installed; undefined if none is. */
export function installed(...names: readonly string[]): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...OF_ADMINISTRATORS];
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path));
}
