import { parseArgs } from 'node:util';
import { type Figure, measured, print } from './bench/figures.ts';
import { keep } from './bench/results.ts';
import { AREAS } from './mutation/areas.ts';
import { mutate } from './mutation/stryker.ts';

/**
 * Mutates rules one place at a time and counts how many mutations their tests notice: a test that cannot fail notices
 * none.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** Mutations that are tried in parallel. */
    concurrency: { type: 'string', default: '2' },
    /** Do not write to `docs`. */
    dry: { type: 'boolean', default: false },
  },
});
/** Minimum percentage of noticed mutations. */
const LEAST = 80;

const unknown = positionals.filter((name) => AREAS[name] === undefined);
if (unknown.length > 0) throw new Error(`Unknown areas: ${unknown.join(', ')}. Areas are ${Object.keys(AREAS).join(', ')}.`);

const short: string[] = [];
for (const [name, area] of Object.entries(AREAS)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  const { of, noticed, unnoticed } = await mutate(name, area, Number(values.concurrency));
  const command = `npm run mutation -- ${name}`;
  const figure: Figure = {
    name: `mutations that tests notice, of ${of}: ${area.title}`,
    value: (100 * noticed) / of,
    unit: '%',
    hold: { atLeast: LEAST },
  };
  console.log(unnoticed.join('\n'));
  print('Mutations that no test notices are listed above', command, [figure]);
  const line = measured(figure, command);
  if (line.holds === false) short.push(name);
  if (!values.dry) await keep(command, [line]);
}
if (short.length > 0) {
  console.error(`Tests notice fewer than ${LEAST} % of the mutations of: ${short.join(', ')}.`);
  process.exitCode = 1;
}
