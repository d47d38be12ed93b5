import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism, totalmem } from 'node:os';
import { join } from 'node:path';
import type { Measured } from './figures.ts';

const DOCS = join(import.meta.dirname, '../../docs');
const JSON_FILE = join(DOCS, 'benchmarks.json');
const PAGE_FILE = join(DOCS, 'benchmarks.md');
const GIBIBYTE = 1_073_741_824;

/** The machine, by what matters for the figures. */
const machine = (): string => `${availableParallelism()} cores and ${Math.round(totalmem() / GIBIBYTE)} GB of memory`;

async function known(): Promise<Measured[]> {
  return JSON.parse(await readFile(JSON_FILE, 'utf8'));
}

const cell = (value: string): string => value.replaceAll('|', '\\|');
const verdict = (holds: boolean | null): string => (holds === null ? '' : holds ? 'holds' : '**missed**');
const row = ({ name, value, unit, hold, holds, command }: Measured): string =>
  `| ${[name, `${value} ${unit}`.trim(), hold ?? '', verdict(holds), `\`${command}\``].map(cell).join(' | ')} |`;

/** What stands above the table; the sentence on the machine is written anew with each run. */
const page = (all: readonly Measured[]): string => `# Benchmarks

Measured by \`npm run bench\` on a machine with ${machine()}; \`npm run bench -- <part>\` measures one part and replaces its lines.
Ratios come from one run in which both sides took turns; times depend on the machine, ratios hardly.
"Hold" is what the architecture asks for; lines without one are there to read the others by.

| what | value | hold | | command |
|---|---|---|---|---|
${all.map(row).join('\n')}
`;

/** Writes the figures of one part into both files, in the place of those that the same command gave before. */
export async function keep(command: string, figures: readonly Measured[]): Promise<void> {
  const before = await known();
  const at = before.findIndex((figure) => figure.command === command);
  const others = before.filter((figure) => figure.command !== command);
  const all = at < 0 ? [...others, ...figures] : [...others.slice(0, at), ...figures, ...others.slice(at)];
  await writeFile(JSON_FILE, `${JSON.stringify(all, null, 2)}\n`);
  await writeFile(PAGE_FILE, page(all));
}
