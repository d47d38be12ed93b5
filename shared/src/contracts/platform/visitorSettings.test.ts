import { describe, expect, it } from '@jest/globals';
import { signupEnabled, visitorSearchShown } from './visitorSettings.ts';

describe('sign-up', () => {
  it('SGN-01 is open for "all", with and without a network', () => {
    expect(signupEnabled('all', {})).toBe(true);
    expect(signupEnabled('all', { network: 'ads' })).toBe(true);
  });

  it('SGN-02 is open for "with_trafficsource" when the address has a network', () => {
    const tracking = Object.fromEntries(new URLSearchParams('?network=ads'));
    expect(signupEnabled('with_trafficsource', tracking)).toBe(true);
  });

  it('SGN-03 is open for "with_trafficsource" when a network is stored', () => {
    expect(signupEnabled('with_trafficsource', { network: 'kept' })).toBe(true);
  });

  it('SGN-04 is closed for "with_trafficsource" without any network', () => {
    expect(signupEnabled('with_trafficsource', {})).toBe(false);
    expect(signupEnabled('with_trafficsource', { network: '' })).toBe(false);
  });

  it.each(['none', '', undefined])('SGN-05 is closed for any other value: %s', (signups) => {
    expect(signupEnabled(signups, { network: 'ads' })).toBe(false);
  });
});

describe('search of visitors', () => {
  const both = { logged_out_search: 'none', logged_out_search_trafficsource: 'none' };

  it('LOS-01 is hidden where both settings are "none", with a traffic source', () => {
    expect(visitorSearchShown(both, { network: 'ads' })).toBe(false);
  });

  it('LOS-02 is shown for another logged_out_search, with and without a traffic source', () => {
    const open = { ...both, logged_out_search: 'all' };
    expect([visitorSearchShown(open, {}), visitorSearchShown(open, { network: 'ads' })]).toEqual([true, true]);
  });

  it('LOS-03 is shown to a traffic source where only its own setting is open', () => {
    expect(visitorSearchShown({ ...both, logged_out_search_trafficsource: 'all' }, { network: 'ads' })).toBe(true);
  });

  it('LOS-04 is hidden by "none" alone without a traffic source, whatever the second setting says', () => {
    for (const second of ['none', 'all']) {
      expect(visitorSearchShown({ ...both, logged_out_search_trafficsource: second }, {})).toBe(false);
    }
  });
});
