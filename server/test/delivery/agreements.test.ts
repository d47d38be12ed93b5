import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { SHARED_KEYS } from '@amarena/shared/build/sharedKeys';
import { RemoteContract } from '@amarena/shared/contracts/platform/remote';
import { REMOTES } from '@amarena/shared/contracts/platform/routes';
import { WIDGET_OWNERS, WIDGET_VERSIONS, type WidgetName } from '@amarena/shared/contracts/platform/widgets';
import { describe, expect, it } from '@jest/globals';
import { CRITICAL } from '../../src/edge/criticalStyle.ts';

const WIDGETS = Object.keys(WIDGET_OWNERS) as WidgetName[];
const REPOSITORY = path.resolve(import.meta.dirname, '../../..');
const source = (file: string): Promise<string> => readFile(path.join(REPOSITORY, file), 'utf8');

describe('what stands in two places', () => {
  it('gives remotes exactly the shared keys that the shell imports', async () => {
    const text = await source('shared/src/build/provideShared.ts');
    const imported = [...text.matchAll(/(?:from |import\((?:\/\*.*?\*\/ )?)'((?:react|@amarena)[^']*)'/g)].map(([, key]) => key);
    expect(imported.sort()).toEqual([...SHARED_KEYS].sort());
  });

  it('paints the first moment with the values of the design tokens', async () => {
    const primitives = await source('shared/src/ui/tokens/primitives.ts');
    const scales = await source('shared/src/ui/tokens/scales.ts');
    expect(primitives).toContain(`--paper-50: ${CRITICAL.light}`);
    expect(primitives).toContain(`--ink-900: ${CRITICAL.dark}`);
    expect(scales).toContain(`--topbar-h: ${CRITICAL.topBar}`);
  });

  it.each(REMOTES)('%s promises its name and exactly the widgets that it owns, in their versions', async (remote) => {
    const contract = RemoteContract.parse(JSON.parse(await source(`${remote}/package.json`)).amarena);
    const owned = WIDGETS.filter((widget) => WIDGET_OWNERS[widget] === remote);
    expect([contract.name, contract.widgets]).toEqual([
      remote,
      Object.fromEntries(owned.map((widget) => [widget, WIDGET_VERSIONS[widget]])),
    ]);
  });

  it.each([...REMOTES, 'shell'])('%s names the widgets of others that it shows', async (part) => {
    const { uses } = JSON.parse(await source(`${part}/package.json`)).amarena;
    const files = await readdir(path.join(REPOSITORY, part, 'src'), { recursive: true });
    const texts = await Promise.all(files.filter((file) => /(?<!\.test)\.tsx$/.test(file)).map((file) => source(`${part}/src/${file}`)));
    const shown = texts.flatMap((text) => [...text.matchAll(/<Widget\s+name="(\w+)"/g)].map(([, widget = '']) => widget));
    expect(Object.keys(uses).sort()).toEqual([...new Set(shown)].sort());
  });
});
