import { describe, expect, it } from '@jest/globals';
import * as z from 'zod/mini';
import { aCompanyInfo, aSettings } from '../../testing/siteBuilders.ts';
import { CompanyInfo } from './companyInfo.ts';
import { Settings } from './settings.ts';

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
