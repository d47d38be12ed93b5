import { expect, it } from '@jest/globals';
import { aSettings } from '../../testing/siteBuilders.ts';
import { fictionalWarningShown } from './fictionalWarning.ts';

it('EN-65 hides the warning where the setting is off', () => {
  const fictional = { fictional: true };
  expect(fictionalWarningShown(aSettings({ fictional_warning: true }), fictional)).toBe(true);
  expect(fictionalWarningShown(aSettings({ fictional_warning: false }), fictional)).toBe(false);
  expect(fictionalWarningShown(aSettings({ fictional_warning: true }), { fictional: false })).toBe(false);
});
