import { strict as assert } from 'node:assert';
import { join } from 'node:path';
import { freePort } from '../../server/src/freePort.ts';
import type { Stage } from './release.ts';
import { type Beginning, REMOTE } from './steps.ts';
import { edit } from './team.ts';

/** The site decides which of them the page is in. */
const WORDS = ['it', 'en'].map((language) => `${REMOTE}/src/words/${language}.ts`);
const HEADING = "'gifts.title': 'Gifts'";
const ANOTHER = "'gifts.title': 'Gifts, soon'";

/** The page in the running site before any version exists there, and a change that shows when it is saved. */
export async function develop({ folder, team }: Beginning, { address, browser }: Stage): Promise<void> {
  const port = await freePort();
  const page = `http://localhost:${port}/more/gifts`;
  const running = await team.start(`npm run dev -- --port ${port}`, REMOTE, page);
  const context = await browser.newContext({ locale: 'en-GB' });
  const problems: string[] = [];
  try {
    const tab = await context.newPage();
    tab.on('pageerror', (error) => problems.push(error.message));
    tab.on('console', (message) => {
      if (message.type() === 'error') problems.push(`${message.text()} ${message.location().url}`);
    });
    await tab.goto(page);
    // Not by its role: the entry warning may already stand in front of the page.
    await tab.locator('h1', { hasText: 'Gifts' }).waitFor({ state: 'attached' });
    for (const words of WORDS) await edit(join(folder, words), HEADING, ANOTHER);
    await tab.locator('h1', { hasText: 'Gifts, soon' }).waitFor({ state: 'attached' });
    for (const words of WORDS) await edit(join(folder, words), ANOTHER, HEADING);
    await tab.locator('h1', { hasText: /Gifts$/ }).waitFor({ state: 'attached' });
    await team.type(`DELIVERY_URL=http://localhost:${port} npm run e2e`, REMOTE);
    assert.deepEqual(problems, [], 'the page has errors');
    assert.equal((await fetch(`${address}/more/gifts`)).status, 404, 'the site knows a version that was never published');
  } catch (cause) {
    throw new Error(`${[...problems, running.output()].join('\n')}`, { cause });
  } finally {
    await context.close();
    await running.stop();
  }
}
