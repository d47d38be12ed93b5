import { COUNTRIES } from '@amarena/shared/contracts/platform/countries';
import { describe, expect, it } from '@jest/globals';
import { layoutWarns } from '../layouts/layoutPopUps.model.ts';
import { type EntryVisit, entryWarningDue } from './entryWarning.model.ts';

const due = (change: Partial<EntryVisit> = {}): boolean =>
  entryWarningDue({
    routeName: 'index',
    leadsTo: null,
    layout: 'default',
    fromLander: false,
    country: 'IT',
    member: false,
    installed: false,
    acknowledged: false,
    settings: { enable_site_entry_popup: true, countries: COUNTRIES },
    ...change,
  });

describe('the entry warning', () => {
  it('WB-01 shows to a visitor who has not acknowledged it', () => {
    expect(due()).toBe(true);
  });

  it('WB-03 stays away once it was acknowledged', () => {
    expect(due({ acknowledged: true })).toBe(false);
  });

  it.each([
    ['WB-04', 'complete-signup'],
    ['WB-05', 'reset-password'],
    ['WB-06', 'reset-password-do'],
  ] as const)('%s does not show on %s', (_id, routeName) => {
    expect(due({ routeName })).toBe(false);
  });

  it('WB-04 does not show on the log-in that a visitor of complete-signup meets, and shows on any other', () => {
    expect(due({ routeName: 'login', leadsTo: 'complete-signup' })).toBe(false);
    expect(due({ routeName: 'login', leadsTo: 'members' })).toBe(true);
  });

  it.each([
    ['WB-07', 'chat'],
    ['WB-08 LY-14', 'lander'],
    ['WB-09', 'empty'],
  ] as const)('%s shows in the layout %s for the Netherlands and Germany alone', (_id, layout) => {
    expect(['NL', 'DE', 'IT', 'FR', null].map((country) => layoutWarns(layout, country))).toEqual([true, true, false, false, false]);
    expect(due({ layout, country: 'NL' })).toBe(true);
    expect(due({ layout, country: 'IT' })).toBe(false);
  });

  it('WB-08 does not come between a lander and its sign-up where it did not come before the lander', () => {
    const signup = { routeName: 'signup', fromLander: true } as const;
    expect([due(signup), due({ ...signup, country: 'DE' }), due({ routeName: 'signup' })]).toEqual([false, true, true]);
  });

  it('WB-10 never shows in the installed app', () => {
    expect(due({ installed: true })).toBe(false);
  });

  it('WB-11 never shows to someone logged in', () => {
    expect(due({ member: true })).toBe(false);
  });

  it('WB-12 does not show in a country outside the settings’ list, and shows where the country is unknown', () => {
    expect(due({ country: 'JP' })).toBe(false);
    expect(due({ country: null })).toBe(true);
  });

  it('WB-13 never shows where the setting is off', () => {
    expect(due({ settings: { enable_site_entry_popup: false, countries: COUNTRIES } })).toBe(false);
  });
});
