import { MESSAGE_LENGTH } from '@amarena/shared/contracts/chat/messageLength';
import type { CompanyInfo } from '@amarena/shared/contracts/platform/companyInfo';
import { COUNTRIES } from '@amarena/shared/contracts/platform/countries';
import { PROFILE_FIELDS, SEARCH_FIELDS, type Settings } from '@amarena/shared/contracts/platform/settings';
import type * as z from 'zod/mini';

/** Settings that depend on the visitor; filled in for each request. */
type Visitors = 'domain' | 'push_public_key' | 'index_title' | 'description' | 'fictional_singular' | 'fictional_plural';
type Geography = 'geoip_country' | 'geoip_selected_country' | 'minimum_message_costs';

/** The site's settings unless the settings table overrides them. */
export const DEFAULTS: Omit<Settings, Visitors | Geography> = {
  name: 'Amarena',
  domain_language: 'it',
  cdn_prefix: '/photos/',
  countries: [...COUNTRIES],
  visible_profile_fields: [...PROFILE_FIELDS],
  visible_profile_notes: ['about_me', 'interests'],
  search_fields: [...SEARCH_FIELDS],
  fictional_icon: true,
  fictional_warning: true,
  message_credits: 1,
  photo_credits: 2,
  gift_credits: 3,
  signup_credits: 0,
  message_length: MESSAGE_LENGTH,
  support_email: 'aiuto@amarena.example',
  support_phone: null,
  enable_site_entry_popup: true,
  refund_days: 14,
  signups: 'all',
  logged_out_search: 'all',
  logged_out_search_trafficsource: 'all',
  member_resell: false,
};

/** The operator. Placeholders: a real site puts its own data into the settings table. */
export const COMPANY: z.infer<typeof CompanyInfo> = {
  name: 'AMR Services',
  address: 'Via Esempio 1, 20100',
  kvk: '00000000',
  city: 'Milano',
  country: 'IT',
  tradenames: ['Amarena'],
  vat_numbers: ['IT00000000000'],
  support_phone: null,
  delete_discount: null,
  added: '2023-12-01T12:00:00.000Z',
};
