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

/** How figures are counted that their names do not explain, and which long tasks remain. */
const COUNTED = `\`npm run bench -- bytes\` counts every script that was requested before a like can be pressed: React has taken over the first card and
everything around it.

A long task is what browsers call one: a task of the page's main thread over 50 ms. \`npm run bench -- tasks\` counts its
processor time, so that other load on the machine has little effect, and evaluates nothing in the page while it loads, because
the driver's own scripts would count as the page's. The lines "by the clock" come from the browser's observer of long tasks, as
monitoring in the field sees them; on a busy machine there are more. An empty page is listed for comparison, because even that costs
a browser something. The start runs in steps; low-priority parts of a page and the first answers of lists render in slices; and fonts
have a style sheet of their own, so that a new rule does not cause a layout of the whole page. A list of fonts ends with our
fallbacks, because a browser opens every family in a list for each size and weight; a rendered page contains its formatted amounts
and times, because the first use of locale data costs some 40 to 80 ms; what differs in this browser from a rendered page follows at
low priority; menus render when someone gets to their button, toasts with the first one, pop-ups at low priority; skeletons move
without the main thread; and a refresh that returns known data renders nothing. Base UI's portal renders
the content of a dialog in one go, so the home page's entry warning renders closed, and opens in a task of its own. What remains over
50 ms on a phone four times slower, on a busy machine, is the browser's own first style and layout of a page that came as HTML.
The slices have a price: in fifteen pairs on an unthrottled machine the first card appeared 85 ms later
with them, before a list's first rows came in frames of their own; the steps of the start cost nothing beyond noise.

What moves is the sum of unexpected layout shifts in the five seconds after the load, at 100 ms and 10 Mbit/s.

\`npm run bench -- network\` simulates nothing inside the browser. The page comes over TCP, TLS 1.3 and HTTP/2 from Caddy, behind a
proxy of the bench that passes bytes on as a line would: 50 ms each way, 10 Mbit/s in each direction for all connections together, and
for each connection and direction a window that begins with ten segments of 1,460 bytes and doubles with every round trip that fills
it. No segment is lost, and headers of IP and TCP do not count. The line that checks the line compares single downloads of known sizes
with a calculation that does not use the proxy's code. The same page is shown in four ways that take turns: as plain HTML, which is
what the server rendered without its scripts, or the settled page if it rendered nothing; federated; built as one, with the same
rendered HTML and a policy of the same kind; and federated without what the server rendered. A like can be pressed when the first
card's button listens and React has taken over everything around it; before it measures, the bench presses one in that very moment
in each way, and fails if nothing happens. It needs Caddy and OpenSSL.

\`npm run bench -- render\` counts processor time of the server and of all processes it has started, for pages of members and then for
their API calls alone, on a PostgreSQL, whose work does not count. It begins when the server has finished what it does after a start,
and after 200 pages, because code that has just been loaded is slow. At 50 pages a second the page's p95 includes every wait since
the page was due; the p95 of its API calls alone at the same rate is subtracted.

\`npm run bench -- photos\` weighs the photos that a browser chooses for the first row. The qualities of both formats were chosen so that
they are equally far from the uncompressed picture, by Butteraugli's 3-norm: for drawings 1.34 (WebP) and 1.33 to 1.36 (AVIF), for a
photo 1.19 and 1.19. SSIM of the luminance prefers WebP's grain: by it, both formats would need the same bytes for drawings.

\`npm run bench -- release\` builds each part twice from one folder, the second time with a changed word in all languages and a changed
component, and opens a page in a browser with an empty cache, before the release and five seconds after it. It counts the bodies of the
part's files that then come over the network, fonts and pictures included, against the same files with Brotli. Headers do not count.

\`npm run bench -- releases\` does the same with what was really written in this repository: each part after the work of each of the last
four days, and after the two newest commits that changed it. Each version is built with the build of its own commit, and with the
packages that are installed now. Files changed their names on 2026-11-27, so that the releases of that day came whole. It needs the
history of this repository.

\`npm run bench -- killed\` holds 3,000 tabs on one of two servers, in a thread of their own, and kills it. They come to the other one
with the pauses of a page (\`shared/src/api/liveStream.ts\`), also when that refuses them because too many come at a time, and are back
when they have the event that each missed. Meanwhile events for members of the other server are timed. \`npm run bench -- visits\` lets a hundred people with new addresses open a lander in
the same moment, while a member makes a call every ten milliseconds. The lander's screen is rendered already.

\`npm run bench -- scale\` runs with 24 connections to the database, and counts every statement of a message between two members with an open tab each: the call, the events and the
report that it was delivered. Its bytes of WAL are those of the steady state, after a checkpoint and a hundred messages, so that every
page in use has had its full image; the least of seven rounds counts, because other databases write to the same log.

\`npm run bench -- replicas\` starts two PostgreSQL servers of its own and fills one of them, which the other copies by
\`npm run search-replica -- create\`. With \`--bare\`, the members have no profiles and the primary has no indexes, so that there is time
for more of them; the answers then have no cards. The searches of both sides take turns. Its times are those of a client on the same
processors, and depend on what else they do more than all others here: the plans in [search.md](search.md#on-replicas) hardly do.

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
