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
processor time, so that other load on the machine has little effect, and evaluates nothing in the page while it loads, because
the driver's own scripts would count as the page's. The lines "by the clock" come from the browser's observer of long tasks, as
monitoring in the field sees them; on a busy machine there are more. An empty page is listed for comparison, because even that costs
a browser something. The start runs in steps; low-priority parts of a page and the first answers of lists render in slices; and fonts
have a style sheet of their own, so that a new rule does not cause a layout of the whole page. A list of fonts ends with our
fallbacks, because a browser opens every family in a list for each size and weight; a rendered page contains its formatted amounts,
because the first amount in a language costs some 50 to 80 ms; skeletons move without the main thread; and a refresh that returns
known data renders nothing. What remains over 50 ms on a phone four times slower is one piece each: the browser's own first style and
layout of a page that came as HTML, the first date in a language, and a page's first commit with all its styles, which the same code
in a single build has, too. The slices have a price: in fifteen pairs on an unthrottled machine the first card appeared 85 ms later
with them, before a list's first rows came in frames of their own; the steps of the start cost nothing beyond noise.

What moves is the sum of unexpected layout shifts in the five seconds after the load, at 100 ms and 10 Mbit/s.

Mutations are made by Stryker: it changes a sign, a limit, a condition or a word of a rule, one place at a time, and runs the rule's
own tests. \`npm run mutation\` tries the areas in \`tools/mutation/areas.ts\` and lists what no test noticed. It does not cover rules
in SQL statements: tests over HTTP cover those, which take seconds for each change.
`;

/** The text above the table; the sentence about the machine is updated with each run. */
const page = (all: readonly Measured[]): string => `# Benchmarks

Measured by \`npm run bench\` on a machine with ${machine()}; \`npm run bench -- <part>\` measures one part and replaces its lines.
The number of mutations that tests notice is measured by \`npm run mutation\`.
Ratios come from one run that alternates between both sides; times depend on the machine, ratios hardly.
"Hold" is what the architecture requires; lines without one are for comparison.

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
