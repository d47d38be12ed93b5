import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** A part of the bench cannot be measured here; the message says why, and what to do. */
export class NotMeasurable extends Error {}

const OF_ADMINISTRATORS = ['/usr/sbin', '/usr/local/sbin'];

/** Path of a program, by its name, which is also its package's. Throws `NotMeasurable`. */
export function programAt(name: string): string {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...OF_ADMINISTRATORS];
  const at = folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
  if (at === undefined) throw new NotMeasurable(`It needs ${name}, which is not installed: apt-get install ${name}`);
  return at;
}
