import { strict as assert } from 'node:assert';
import { copyFile, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Stage } from './release.ts';
import { type Beginning, create, REMOTE } from './steps.ts';
import { edit, type Ran } from './team.ts';
import { statusOf, textFor } from './visits.ts';

/** The remote of another team, which shows the widget of the first. */
export const OTHER = 'mf-wishes';
const TEASER = `${REMOTE}/teaser`;
const PLACE = '/more/wishes';
/** The site decides which of them the page is in. */
const SHOWN = /^(?:There is something new for you\.|C’è qualcosa di nuovo per te\.)$/;

const told = (line: string): void => console.log(`          ${line}`);

function done({ code, output }: Ran): string {
  assert.equal(code, 0, output);
  return output;
}

/** The build of a new remote has a widget, under its own name and with an example. Throws if not. */
export async function offersWidget({ folder }: Beginning): Promise<void> {
  const builds = join(folder, REMOTE, 'dist');
  const [version] = await readdir(builds);
  assert(version, 'nothing was built');
  const manifest = JSON.parse(await readFile(join(builds, version, 'manifest.json'), 'utf8'));
  assert.deepEqual(manifest.contract.widgets, { [TEASER]: '1.0.0' });
  assert.deepEqual(Object.keys(manifest.exposes).sort(), ['./page', './teaser']);
  assert.equal(manifest.examples[TEASER].length, 1);
}

/** The sources of another remote, changed so that it shows the widget. */
async function showsWidget(folder: string): Promise<void> {
  const own = join(folder, OTHER);
  await copyFile(join(folder, REMOTE, 'src/widgets.ts'), join(own, 'src/gifts.ts'));
  await edit(join(own, 'package.json'), '"uses": {}', `"uses": { "${TEASER}": "1.0.0" }`);
  const screen = join(own, 'src/WishesScreen.tsx');
  await edit(screen, "from '@amarena/shared/bus';\n", "from '@amarena/shared/bus';\nimport { Widget } from '@amarena/shared/spa-react';\n");
  await edit(screen, '/** `/more/wishes`', 'const SHOWN = { member: null, onOpen: () => undefined };\n\n/** `/more/wishes`');
  await edit(screen, '      </Stack>', `        <Widget name="${TEASER}" props={SHOWN} fallback={<p>Nothing new.</p>} />\n      </Stack>`);
  await edit(
    join(own, 'src/examples.ts'),
    'WidgetExamples = {\n',
    `WidgetExamples = {
  '${TEASER}': [
    { says: 'greets a visitor', properties: { member: null }, callbacks: ['onOpen'], steps: [{ press: 'button' }, { called: 'onOpen', with: [] }] },
  ],
`,
  );
}

/** Another team shows the widget on its page. No step of the walk: it is another team's. */
export async function shownByAnother(beginning: Beginning, { address, browser }: Stage, token: string): Promise<() => Promise<void>> {
  const { folder, team } = beginning;
  await create(beginning, OTHER);
  await showsWidget(folder);
  done(await team.quietly('npm install', OTHER));
  done(await team.quietly('npx tsc', OTHER));
  const asOther = (command: string): Promise<Ran> => team.quietly(`DELIVERY_TOKEN=${token} npm run deliver -- ${command}`, OTHER);
  done(await asOther('publish'));
  done(await asOther('activate'));
  await textFor(browser, address + PLACE, SHOWN);
  told(`${OTHER} shows ${TEASER}, and its example is played in every check of it`);
  return async () => {
    done(await asOther('retire'));
    assert.equal(await statusOf(address, PLACE), 404);
  };
}

/** A guest whose widget is shown stays; once nobody shows it, it is taken off the site, and an activation brings it back. */
export async function retired({ team }: Beginning, { address }: Stage, version: string, endOther: () => Promise<void>): Promise<void> {
  const refused = await team.attempt('npm run deliver -- retire', REMOTE);
  assert.notEqual(refused.code, 0, 'a guest whose widget is shown was retired');
  assert.match(refused.output, new RegExp(`retire_refused[\\s\\S]*${OTHER}@\\S+ shows the widget ${TEASER}`));
  await endOther();
  await team.type('npm run deliver -- retire', REMOTE);
  assert.equal(await statusOf(address), 404, 'the page of a retired guest answers');
  const back = await team.quietly('npm run deliver -- rollback', REMOTE);
  assert.match(back.output, /nothing_to_return_to[\s\S]*was retired by/);
  assert.equal(await statusOf(address), 404, 'a rollback brought a retired guest back');
  done(await team.quietly(`npm run deliver -- activate ${version}`, REMOTE));
  assert.equal(await statusOf(address), 200);
  told(`${REMOTE} was retired once nobody showed its widget, and ${version} brought it back`);
}
