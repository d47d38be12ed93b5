import { commandLine, wholeNumber } from '../server/src/cli/command.ts';
import { type Figure, measured, print } from './bench/figures.ts';
import { keep } from './bench/results.ts';
import { AREAS } from './mutation/areas.ts';
import { mutate } from './mutation/stryker.ts';

const command = commandLine(
  'npm run mutation --',
  'Mutates rules one place at a time and counts how many mutations their tests notice: a test that cannot fail notices none.',
)
  .option('--concurrency <n>', 'mutations that are tried in parallel', wholeNumber(1), 2)
  .option('--dry', 'do not write to docs', false);
command.addArgument(command.createArgument('[area...]', 'default: all').choices(Object.keys(AREAS))).parse();
const { concurrency, dry } = command.opts<{ concurrency: number; dry: boolean }>();
/** Minimum percentage of noticed mutations. */
const LEAST = 80;

const short: string[] = [];
for (const [name, area] of Object.entries(AREAS)) {
  if (command.args.length > 0 && !command.args.includes(name)) continue;
  const { of, noticed, unnoticed } = await mutate(name, area, concurrency);
  const again = `npm run mutation -- ${name}`;
  const figure: Figure = {
    name: `mutations that tests notice, of ${of}: ${area.title}`,
    value: (100 * noticed) / of,
    unit: '%',
    hold: { atLeast: LEAST },
  };
  console.log(unnoticed.join('\n'));
  print('Mutations that no test notices are listed above', again, [figure]);
  const line = measured(figure, again);
  if (line.holds === false) short.push(name);
  if (!dry) await keep(again, [line]);
}
if (short.length > 0) {
  console.error(`Tests notice fewer than ${LEAST} % of the mutations of: ${short.join(', ')}.`);
  process.exitCode = 1;
}
