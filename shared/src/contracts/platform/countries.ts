import * as z from '@amarena/shared/schema';

/** The countries the product serves, ISO 3166-1 alpha-2. */
export const COUNTRIES = ['IT', 'US', 'NL', 'BE', 'FR', 'ES', 'DE', 'AT', 'IE', 'GB', 'CA', 'PL', 'AU', 'NZ', 'CH'] as const;
export const Country = z.enum(COUNTRIES);
export type Country = z.infer<typeof Country>;

/** Name of the cookie with the country that someone chose instead of the detected one; it lives 365 days, path `/`. */
export const COUNTRY_COOKIE = 'country';

export const isCountry = (value: unknown): value is Country => COUNTRIES.some((country) => country === value);
