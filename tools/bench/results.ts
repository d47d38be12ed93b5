import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism, totalmem } from 'node:os';
import { join } from 'node:path';
import type { Measured } from './figures.ts';

const DOCS = join(import.meta.dirname, '../../docs');
const JSON_FILE = join(DOCS, 'benchmarks.json');
const PAGE_FILE = join(DOCS, 'benchmarks.md');
const GIBIBYTE = 1_073_741_824;

/** Properties of the machine that affect the figures. */
const machine = (): string => `${availableParallelism()} cores and ${Math.round(totalmem() / GIBIBYTE)} GB of memory`;

async function known(): Promise<Measured[]> {
  return JSON.parse(await readFile(JSON_FILE, 'utf8'));
}

const cell = (value: string): string => value.replaceAll('|', '\\|');
const verdict = (holds: boolean | null): string => (holds === null ? '' : holds ? 'holds' : '**missed**');
const row = ({ name, value, unit, hold, holds, command }: Measured): string =>
  `| ${[name, `${value} ${unit}`.trim(), hold ?? '', verdict(holds), `\`${command}\``].map(cell).join(' | ')} |`;

/** How long tasks and layout shifts are counted, and which of them remain. */
const COUNTED = `A long task is what browsers call one: a task of the page's main thread over 50 ms. \`npm run bench -- tasks\` counts its
milliseconds of the processor, so that what else the machine does counts little, and asks nothing of the page while it loads, because
the driver's own scripts would count as the page's. The lines "by the clock" are what the browser's observer of long tasks tells, as a
site in the field reads it; on a busy machine they are more. An empty page stands beside them, because a browser opens no page for
nothing. The start runs in steps, parts of a page that nobody waits for and the first answers of lists are rendered in slices, and
typefaces stand in a sheet of their own, so that a new rule lays out no whole page. A list of typefaces ends with our stand-ins,
because a browser opens every family of a list for each size and weight; a rendered page brings its written amounts, because the
first amount of a language costs some 50 to 80 ms; skeletons move without the main thread; and a refresh that says what is known
renders nothing. What is left over 50 ms on a phone four times slower is one piece each: the browser's own first style and layout of
a page that came as HTML, the first date of a language, and a page's first commit with all its styles, which the same code built as
one has, too. The slices have a price: in fifteen pairs on an unslowed machine the first card came 85 ms later with them, before a
list's first rows came in frames of their own; the steps of the start cost nothing that could be told from noise.

What moves is the sum of the layout shifts without a person's doing in the five seconds after the load, on 100 ms and 10 Mbit/s.

Changes to rules are Stryker's: a sign, a limit, a condition or a word of the rule is changed, one place at a time, and the rule's own
tests run. \`npm run mutation\` tries the areas of \`tools/mutation/areas.ts\` and lists what no test noticed. Rules that are statements of
the database are not among them: tests over HTTP show these, which take seconds for each change.
`;

/** The text above the table; the sentence about the machine is updated with each run. */
const page = (all: readonly Measured[]): string => `# Benchmarks

Measured by \`npm run bench\` on a machine with ${machine()}; \`npm run bench -- <part>\` measures one part and replaces its lines.
The number of mutations that tests notice is measured by \`npm run mutation\`.
Ratios come from one run in which both sides took turns; times depend on the machine, ratios hardly.
"Hold" is what the architecture asks for; lines without one are there to read the others by.

| what | value | hold | | command |
|---|---|---|---|---|
${all.map(row).join('\n')}

${COUNTED}`;

/** Writes the figures of one part into both files, replacing the earlier figures of the same command. */
export async function keep(command: string, figures: readonly Measured[]): Promise<void> {
  const before = await known();
  const at = before.findIndex((figure) => figure.command === command);
  const others = before.filter((figure) => figure.command !== command);
  const all = at < 0 ? [...others, ...figures] : [...others.slice(0, at), ...figures, ...others.slice(at)];
  await writeFile(JSON_FILE, `${JSON.stringify(all, null, 2)}\n`);
  await writeFile(PAGE_FILE, page(all));
}
