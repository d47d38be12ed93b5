import { COUNTRIES, type Country } from '@amarena/shared/contracts/platform/countries';

export interface Region {
  /** Stays the same if the name is corrected: it is stored with profiles and used in addresses. */
  key: string;
  name: string;
}

/** Regions by country in the local language, as people there would say where they live. */
const NAMES: Record<Country, string> = {
  IT: 'Abruzzo, Basilicata, Calabria, Campania, Emilia-Romagna, Friuli-Venezia Giulia, Lazio, Liguria, Lombardia, Marche, Molise, Piemonte, Puglia, Sardegna, Sicilia, Toscana, Trentino-Alto Adige, Umbria, Valle d’Aosta, Veneto',
  US: 'Alabama, Alaska, Arizona, Arkansas, California, Colorado, Connecticut, Delaware, District of Columbia, Florida, Georgia, Hawaii, Idaho, Illinois, Indiana, Iowa, Kansas, Kentucky, Louisiana, Maine, Maryland, Massachusetts, Michigan, Minnesota, Mississippi, Missouri, Montana, Nebraska, Nevada, New Hampshire, New Jersey, New Mexico, New York, North Carolina, North Dakota, Ohio, Oklahoma, Oregon, Pennsylvania, Rhode Island, South Carolina, South Dakota, Tennessee, Texas, Utah, Vermont, Virginia, Washington, West Virginia, Wisconsin, Wyoming',
  NL: 'Drenthe, Flevoland, Friesland, Gelderland, Groningen, Limburg, Noord-Brabant, Noord-Holland, Overijssel, Utrecht, Zeeland, Zuid-Holland',
  BE: 'Antwerpen, Brabant wallon, Brussel – Bruxelles, Hainaut, Liège, Limburg, Luxembourg, Namur, Oost-Vlaanderen, Vlaams-Brabant, West-Vlaanderen',
  FR: 'Auvergne-Rhône-Alpes, Bourgogne-Franche-Comté, Bretagne, Centre-Val de Loire, Corse, Grand Est, Guadeloupe, Guyane, Hauts-de-France, Île-de-France, La Réunion, Martinique, Mayotte, Normandie, Nouvelle-Aquitaine, Occitanie, Pays de la Loire, Provence-Alpes-Côte d’Azur',
  ES: 'Andalucía, Aragón, Asturias, Canarias, Cantabria, Castilla y León, Castilla-La Mancha, Cataluña, Ceuta, Comunidad de Madrid, Comunitat Valenciana, Euskadi, Extremadura, Galicia, Illes Balears, La Rioja, Melilla, Navarra, Región de Murcia',
  DE: 'Baden-Württemberg, Bayern, Berlin, Brandenburg, Bremen, Hamburg, Hessen, Mecklenburg-Vorpommern, Niedersachsen, Nordrhein-Westfalen, Rheinland-Pfalz, Saarland, Sachsen, Sachsen-Anhalt, Schleswig-Holstein, Thüringen',
  AT: 'Burgenland, Kärnten, Niederösterreich, Oberösterreich, Salzburg, Steiermark, Tirol, Vorarlberg, Wien',
  IE: 'Carlow, Cavan, Clare, Cork, Donegal, Dublin, Galway, Kerry, Kildare, Kilkenny, Laois, Leitrim, Limerick, Longford, Louth, Mayo, Meath, Monaghan, Offaly, Roscommon, Sligo, Tipperary, Waterford, Westmeath, Wexford, Wicklow',
  GB: 'East Midlands, East of England, London, North East England, North West England, Northern Ireland, Scotland, South East England, South West England, Wales, West Midlands, Yorkshire and the Humber',
  CA: 'Alberta, British Columbia, Manitoba, New Brunswick, Newfoundland and Labrador, Northwest Territories, Nova Scotia, Nunavut, Ontario, Prince Edward Island, Québec, Saskatchewan, Yukon',
  PL: 'Dolnośląskie, Kujawsko-Pomorskie, Łódzkie, Lubelskie, Lubuskie, Małopolskie, Mazowieckie, Opolskie, Podkarpackie, Podlaskie, Pomorskie, Śląskie, Świętokrzyskie, Warmińsko-Mazurskie, Wielkopolskie, Zachodniopomorskie',
  AU: 'Australian Capital Territory, New South Wales, Northern Territory, Queensland, South Australia, Tasmania, Victoria, Western Australia',
  NZ: 'Auckland, Bay of Plenty, Canterbury, Gisborne, Hawke’s Bay, Manawatū-Whanganui, Marlborough, Nelson, Northland, Otago, Southland, Taranaki, Tasman, Waikato, Wellington, West Coast',
  CH: 'Aargau, Appenzell Ausserrhoden, Appenzell Innerrhoden, Basel-Landschaft, Basel-Stadt, Bern, Fribourg, Genève, Glarus, Graubünden, Jura, Luzern, Neuchâtel, Nidwalden, Obwalden, Schaffhausen, Schwyz, Solothurn, St. Gallen, Thurgau, Ticino, Uri, Valais, Vaud, Zug, Zürich',
};

/** `Valle d’Aosta` is `valle-d-aosta`, `Łódzkie` is `lodzkie`. */
const keyOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll('ł', 'l')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z]+/g, '-')
    .replace(/^-|-$/g, '');

const regionsIn = (country: Country): Region[] => NAMES[country].split(', ').map((name) => ({ key: keyOf(name), name }));

export const REGIONS: Record<string, Region[]> = Object.fromEntries(COUNTRIES.map((country) => [country, regionsIn(country)]));

export const isRegion = (country: Country, key: string): boolean => REGIONS[country]?.some((region) => region.key === key) ?? false;
