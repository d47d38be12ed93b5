import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { commandLine } from '../server/src/cli/command.ts';
import { contractsPage } from './docs/contractsPage.ts';
import { missingSettings } from './docs/settings.ts';
import { withTables } from './docs/tables.ts';

const PAGES: readonly { file: string; make(before: string): string }[] = [
  { file: 'contracts.md', make: contractsPage },
  { file: 'delivery.md', make: (before) => withTables(before, ['failures', 'rules']) },
];
const { check } = commandLine('npm run docs --', 'Writes the parts of docs that come from the code.')
  .option('--check', 'write nothing, and fail if a page is out of date', false)
  .parse()
  .opts<{ check: boolean }>();
const pathOf = (file: string): string => join(import.meta.dirname, '../docs', file);

for (const { file, make } of PAGES) {
  const before = await readFile(pathOf(file), 'utf8');
  const page = make(before);
  if (page === before) continue;
  if (!check) await writeFile(pathOf(file), page);
  else {
    console.error(`docs/${file} is out of date: run "npm run docs".`);
    process.exitCode = 1;
  }
}

for (const setting of missingSettings(await readFile(pathOf('production.md'), 'utf8'))) {
  console.error(`docs/production.md does not mention ${setting}.`);
  process.exitCode = 1;
}
