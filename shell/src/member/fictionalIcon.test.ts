import { createBus } from '@amarena/shared/bus';
import { aSettings, aUser } from '@amarena/shared/testing';
import { expect, it } from '@jest/globals';
import { followFictionalIcon } from './fictionalIcon.ts';

it.each([
  [true, true, true],
  [true, false, false],
  [false, true, false],
  [false, false, false],
])('EN-10 with %s in the settings and %s on the user shows the icon: %s', (site, member, shown) => {
  const writer = createBus().connect();
  const root = document.createElement('html');
  writer.set('settings', aSettings({ fictional_icon: site }));
  writer.set('session', { status: 'member', user: aUser({ fictional_icon: member }) });
  followFictionalIcon(writer.bus, root);
  expect(root.dataset.fictionalIcon).toBe(shown ? undefined : 'hidden');
});
