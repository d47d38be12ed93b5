import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { activate } from '../../src/delivery/activate.ts';
import { delivered, publishBuild, publishShellBuild } from './support/delivery.ts';
import { openEdge, type TestEdge } from './support/edge.ts';

const COMPONENTS = 'ui.iii.js';
const DIALOGS = 'dialogs.jjj.js';
const UI = '@amarena/shared/ui';
const OVERLAY = '@amarena/shared/overlay';

describe('a shared module that is not part of the first script', () => {
  let edge: TestEdge;
  beforeAll(async () => {
    edge = await openEdge({ boot: { language: 'de' } });
    const { delivery } = edge;
    await publishShellBuild(delivery, {
      version: '1.1.0',
      more: { [COMPONENTS]: 'components()', [DIALOGS]: 'dialogs()' },
      sharedKeys: ['react', UI, OVERLAY],
      sharedScripts: { [UI]: [COMPONENTS], [OVERLAY]: [DIALOGS] },
    });
    delivered(await activate(delivery, 'shell', '1.1.0'));
    const route_keys = { members: ['react'], 'members-id': ['react', UI] };
    await publishBuild(delivery, { remote: 'mf-members', version: '1.1.0', sharedKeys: ['react', UI], manifest: { route_keys } });
    await publishBuild(delivery, { remote: 'mf-landers', version: '1.1.0', sharedKeys: ['react', UI, OVERLAY] });
    await publishBuild(delivery, { remote: 'mf-landers', version: '1.2.0', sharedKeys: ['react'] });
    for (const remote of ['mf-members', 'mf-landers'] as const) delivered(await activate(delivery, remote, '1.1.0'));
  });
  afterAll(() => edge.app.close());

  const preloaded = async (path: string, file = COMPONENTS): Promise<boolean> =>
    new RegExp(`<link rel="preload" as="script" href="[^"]*/${file}" integrity="sha384-`).test((await edge.app.inject(path)).payload);

  it('is preloaded with its hash for a route that imports it, and for no other of the same remote', async () => {
    expect([await preloaded('/members/b3f1c1de-0000-4000-8000-000000000001'), await preloaded('/members')]).toEqual([true, false]);
  });

  it('is preloaded for a version that says only that some route imports it, if it was in the first script then', async () => {
    expect([await preloaded('/'), await preloaded('/', DIALOGS)]).toEqual([true, false]);
    delivered(await activate(edge.delivery, 'mf-landers', '1.2.0'));
    expect(await preloaded('/')).toBe(false);
  });
});
