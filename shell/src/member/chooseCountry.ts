import type { BusWriter } from '@amarena/shared/bus';
import { COUNTRY_COOKIE, type Country } from '@amarena/shared/contracts/platform/countries';
import { queryClient } from '@amarena/shared/query';
import { choiceCookie } from './choiceCookie.ts';

/**
 * Overrides the country of the profile or address with the person's choice. It is stored like the language and applies
 * to all prices at once.
 */
export function chooseCountry(country: Country, writer: BusWriter, page: Pick<Document, 'cookie'> = document): void {
  const settings = writer.bus.settings$.value;
  if (settings === null) return;
  page.cookie = choiceCookie(COUNTRY_COOKIE, country);
  writer.set('settings', { ...settings, geoip_selected_country: country });
  void queryClient.invalidateQueries();
}
