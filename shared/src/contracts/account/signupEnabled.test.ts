import { describe, expect, it } from '@jest/globals';
import { signupEnabled } from './signupEnabled.ts';

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
