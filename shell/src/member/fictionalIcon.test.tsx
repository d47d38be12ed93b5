import { createBus } from '@amarena/shared/bus';
import { aSettings, aUser } from '@amarena/shared/testing';
import { FictionalTag } from '@amarena/shared/ui-first';
import { afterEach, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { followFictionalIcon } from './fictionalIcon.ts';

afterEach(() => {
  delete document.documentElement.dataset.fictionalIcon;
});

it.each([
  [true, true, true],
  [true, false, false],
  [false, true, false],
  [false, false, false],
])('EN-10 with %s in the settings and %s on the user shows the icon: %s; the words always', (site, member, shown) => {
  const writer = createBus().connect();
  writer.set('settings', aSettings({ fictional_icon: site }));
  writer.set('session', { status: 'member', user: aUser({ fictional_icon: member }) });
  followFictionalIcon(writer.bus);
  render(<FictionalTag label="profilo fittizio" />);
  const label = screen.getByText('profilo fittizio');
  const icon = label.querySelector('svg');
  if (icon === null) throw new Error('The label has no icon.');
  expect(label).toBeVisible();
  if (shown) expect(icon).toBeVisible();
  else expect(icon).not.toBeVisible();
});
