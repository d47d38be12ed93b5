import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const CONFIG = join(import.meta.dirname, '../../server/src/config.ts');

/** Settings that the server reads and a page does not mention. */
export function missingSettings(page: string): string[] {
  const read = [...readFileSync(CONFIG, 'utf8').matchAll(/given\('([A-Z0-9_]+)'\)/g)].flatMap(([, setting]) => setting ?? []);
  if (read.length === 0) throw new Error('The settings of server/src/config.ts are written in a form that this check does not support.');
  return [...new Set(read)].filter((setting) => !page.includes(`\`${setting}\``));
}
