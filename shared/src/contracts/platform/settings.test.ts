import { describe, expect, it } from '@jest/globals';
import * as z from 'zod/mini';
import { aCompanyInfo, aSettings } from '../../testing/siteBuilders.ts';
import { CompanyInfo, Settings, signupEnabled, visitorSearchShown } from './settings.ts';

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

describe('shapes', () => {
  it('EN-56 holds the thirty-one fields of the settings', () => {
    expect(Object.keys(Settings.shape).sort()).toEqual(
      [
        'name domain domain_language cdn_prefix index_title description countries visible_profile_fields visible_profile_notes',
        'search_fields geoip_country geoip_selected_country fictional_icon fictional_warning fictional_singular fictional_plural',
        'message_credits photo_credits gift_credits signup_credits message_length minimum_message_costs support_email support_phone',
        'enable_site_entry_popup push_public_key refund_days signups logged_out_search logged_out_search_trafficsource member_resell',
      ]
        .join(' ')
        .split(' ')
        .sort(),
    );
    expect(z.parse(Settings, aSettings())).toEqual(aSettings());
  });

  it('EN-71 keeps cost and currency of a message for each country', () => {
    const minimum_message_costs = { IT: { costs: 99, currency: 'EUR' as const }, PL: { costs: 449, currency: 'PLN' as const } };
    expect(z.parse(Settings, aSettings({ minimum_message_costs })).minimum_message_costs).toEqual(minimum_message_costs);
  });

  it('EN-74 holds the ten fields of the company', () => {
    expect(Object.keys(CompanyInfo.shape).sort()).toEqual(
      'name address kvk city country tradenames vat_numbers support_phone delete_discount added'.split(' ').sort(),
    );
    expect(z.parse(CompanyInfo, aCompanyInfo())).toEqual(aCompanyInfo());
  });
});
