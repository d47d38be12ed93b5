import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, '../../deploy/database');

/** Path of a settings file of the database, as it is shipped. */
export const shippedPath = (file: string): string => join(FOLDER, file);

/** A copy of a shipped file that any account may read, with other text in places that no variable can change. */
export function shippedCopy(file: string, to: string, changes: Readonly<Record<string, string>> = {}): string {
  let text = readFileSync(shippedPath(file), 'utf8');
  for (const [there, own] of Object.entries(changes)) {
    if (!text.includes(there)) throw new Error(`deploy/database/${file} has no "${there}".`);
    text = text.replace(there, own);
  }
  writeFileSync(to, text);
  chmodSync(to, 0o644);
  return to;
}

/** The variables of an example file, in its order. */
export const variablesIn = (example: string): string[] =>
  [...readFileSync(shippedPath(example), 'utf8').matchAll(/^([A-Z\d_]+)=/gm)].map(([, name = '']) => name);

/** Values for exactly the variables of an example file: throws if one is missing, or is not in it. */
export function valuesFor(example: string, own: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const named = variablesIn(example);
  const wrong = [...named.filter((name) => !(name in own)), ...Object.keys(own).filter((name) => !named.includes(name))];
  if (wrong.length > 0) throw new Error(`deploy/database/${example} and the drill do not agree on ${wrong.join(', ')}.`);
  return own;
}
