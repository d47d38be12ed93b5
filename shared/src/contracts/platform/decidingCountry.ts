/** The country that decides language menu, prices and entry warning: the chosen one, else the profile's, else GeoIP's. */
export const decidingCountry = (known: {
  geoip_selected_country: string | null;
  profile_country: string | null;
  geoip_country: string | null;
}): string | null => known.geoip_selected_country ?? known.profile_country ?? known.geoip_country;
