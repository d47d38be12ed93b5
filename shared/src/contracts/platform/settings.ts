import * as z from '@amarena/shared/schema';
import { Country } from './countries.ts';
import { Currency } from './currencies.ts';
import { endpoint } from './endpoint.ts';

export const PROFILE_FIELDS = [
  'sexuality',
  'relationship_status',
  'hair_color',
  'eye_color',
  'body_type',
  'country',
  'region',
  'city',
  'about_me',
  'interests',
] as const;
export const SEARCH_FIELDS = [
  'gender',
  'country',
  'countryregion',
  'distance',
  'age',
  'interests',
  'online',
  'photo',
  'only_real',
  'verified',
] as const;

/** The site's settings, for one domain and one visitor. */
export const Settings = z.object({
  name: z.string(),
  domain: z.string(),
  domain_language: z.string(),
  cdn_prefix: z.string(),
  index_title: z.string(),
  description: z.string(),
  countries: z.array(Country),
  visible_profile_fields: z.array(z.enum(PROFILE_FIELDS)),
  visible_profile_notes: z.array(z.enum(PROFILE_FIELDS)),
  search_fields: z.array(z.enum(SEARCH_FIELDS)),
  /** Country of the request's address, ISO alpha-2, not only the served ones; null if unknown. */
  geoip_country: z.nullable(z.string()),
  /** Country the visitor chose instead. */
  geoip_selected_country: z.nullable(z.string()),
  fictional_icon: z.boolean(),
  fictional_warning: z.boolean(),
  fictional_singular: z.string(),
  fictional_plural: z.string(),
  message_credits: z.int(),
  photo_credits: z.int(),
  gift_credits: z.int(),
  signup_credits: z.int(),
  message_length: z.int(),
  /** By country: the most that one credit costs, in minor units. */
  minimum_message_costs: z.record(z.string(), z.object({ costs: z.int(), currency: Currency })),
  support_email: z.string(),
  support_phone: z.nullable(z.string()),
  enable_site_entry_popup: z.boolean(),
  push_public_key: z.nullable(z.string()),
  refund_days: z.int(),
  signups: z.string(),
  logged_out_search: z.string(),
  logged_out_search_trafficsource: z.string(),
  member_resell: z.boolean(),
});
export type Settings = z.infer<typeof Settings>;

/** GET: the settings. `domain` is the host of the page; the address's query is sent along (`hostAndPageQuery.ts`). */
export const getSettings = endpoint({
  name: 'getSettings',
  method: 'GET',
  path: '/api/settings.php',
  access: 'visitor',
  pageQuery: true,
  query: z.looseObject({ domain: z.optional(z.string()) }),
  answer: Settings,
});
