import { strict as assert } from 'node:assert';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { type Beginning, REMOTE } from './steps.ts';
import { edit } from './team.ts';
import { headingFor, statusOf, visitorsWith } from './visits.ts';

/** A site, and a browser in which people look at it. */
export interface Stage {
  readonly address: string;
  readonly browser: Browser;
}

/** How many visitors meet a broken version, and how many do not: fewer are no proof for the site. */
const EACH = 16;
/** Pages that are open at the same time. */
const AT_ONCE = 4;
const CANARY = 10;
const HALF = 50;

const told = (line: string): void => console.log(`          ${line}`);

const versionIn = (output: string): string => {
  const [, version] = /mf-gifts@(\S+) (?:built|unchanged)/.exec(output) ?? [];
  assert(version, `no version in: ${output}`);
  return version;
};

/** Publishes the current sources; returns their version. */
const publish = async ({ team }: Beginning): Promise<string> => versionIn(await team.type('npm run deliver -- publish', REMOTE));

/** The first version, for everyone. */
export async function first(beginning: Beginning, { address, browser }: Stage): Promise<string> {
  assert.equal(await statusOf(address), 404, 'the page exists before its first version');
  const version = await publish(beginning);
  await beginning.team.type('npm run deliver -- check', REMOTE);
  assert.equal(await statusOf(address), 404, 'a version is live before its activation');
  await beginning.team.type('npm run deliver -- activate', REMOTE);
  assert.equal(await statusOf(address), 200);
  assert.equal(await headingFor(browser, address), 'Gifts');
  told(`${version} is at ${address}/more/gifts`);
  return version;
}

/** A second version, for a tenth of the visitors and then for all. */
export async function second(beginning: Beginning, { address, browser }: Stage): Promise<string> {
  const { folder, team } = beginning;
  for (const language of ['it', 'en'])
    await edit(join(folder, REMOTE, `src/words/${language}.ts`), "'gifts.title': 'Gifts'", "'gifts.title': 'Gifts for you'");
  const version = await publish(beginning);
  await team.type(`npm run deliver -- activate --percent ${CANARY}`, REMOTE);
  const { chosen, others } = await visitorsWith(address, version, { chosen: 1, others: 1 });
  assert.equal(await headingFor(browser, address, chosen[0]), 'Gifts for you');
  assert.equal(await headingFor(browser, address, others[0]), 'Gifts');
  told(`${chosen.length} of ${chosen.length + others.length} visitors get ${version}`);
  await team.type('npm run deliver -- activate', REMOTE);
  assert.equal(await headingFor(browser, address), 'Gifts for you');
  return version;
}

/** A version that throws: the check refuses it; without one, visitors get the version before, and the site takes it back. */
export async function broken(beginning: Beginning, { address, browser }: Stage): Promise<void> {
  const { folder, team } = beginning;
  await edit(
    join(folder, REMOTE, 'src/GiftsScreen.tsx'),
    '  const t = useT();\n',
    "  const t = useT();\n  if (t('gifts.title') !== '') throw new Error('broken');\n",
  );
  const version = await publish(beginning);
  const checked = await team.attempt('npm run deliver -- check', REMOTE);
  assert.notEqual(checked.code, 0, 'the check lets a version pass that throws');
  assert.match(checked.output, /smoke_failed/);
  // No step of the walk: someone who insists.
  const forced = await team.quietly(`npm run deliver -- activate --percent ${HALF} --no-smoke`, REMOTE);
  assert.equal(forced.code, 0, forced.output);
  const { chosen, others } = await visitorsWith(address, version, { chosen: EACH, others: EACH });
  const coming = [...others.slice(0, EACH), ...chosen.slice(0, EACH)];
  const visit = async (): Promise<void> => {
    for (let visitor = coming.shift(); visitor !== undefined; visitor = coming.shift())
      assert.equal(await headingFor(browser, address, visitor), 'Gifts for you');
  };
  await Promise.all(Array.from({ length: AT_ONCE }, visit));
  await takenBack(beginning, version);
  told(`${version} throws: ${EACH} visitors got the version before, and the site took it back`);
}

const PATIENCE = 60;
const pause = (): Promise<void> => new Promise((done) => setTimeout(done, 1_000));

/** Waits until the site has taken a version back, which its watch decides every few seconds. */
async function takenBack({ team }: Beginning, version: string): Promise<void> {
  for (let asked = 0; asked < PATIENCE; asked += 1) {
    const { output } = await team.quietly('npm run deliver -- status', REMOTE);
    if (output.includes(`${REMOTE}@${version} was taken back`)) return;
    await pause();
  }
  throw new Error(`${version} was not taken back within ${PATIENCE} s.`);
}

/** Back to the first version, without a build. */
export async function back({ team }: Beginning, { address, browser }: Stage): Promise<void> {
  await team.type('npm run deliver -- rollback', REMOTE);
  assert.equal(await headingFor(browser, address), 'Gifts');
}
