import { COUNTRIES, type Country } from '@amarena/shared/contracts/platform/countries';
import { type Coordinates, kilometresBetween } from './distance.ts';

export interface Place {
  country: Country;
  city: string;
  /** Key of the region, as in `domains/content/regions.ts`. */
  region: string;
  latitude: number;
  longitude: number;
}

/** One city per line: name, region, latitude, longitude. The first of a country is its most frequent one. */
const CITIES: Record<Country, string> = {
  IT: `Bologna emilia-romagna 44.494 11.343
Milano lombardia 45.464 9.190
Roma lazio 41.903 12.496
Torino piemonte 45.070 7.687
Napoli campania 40.852 14.268
Firenze toscana 43.770 11.256
Modena emilia-romagna 44.647 10.925
Ravenna emilia-romagna 44.418 12.199
Ferrara emilia-romagna 44.838 11.620
Parma emilia-romagna 44.801 10.328
Rimini emilia-romagna 44.060 12.565
Imola emilia-romagna 44.353 11.714
Venezia veneto 45.440 12.316
Verona veneto 45.438 10.992
Padova veneto 45.407 11.876
Genova liguria 44.405 8.946
Palermo sicilia 38.116 13.361
Catania sicilia 37.508 15.083
Bari puglia 41.117 16.872
Lecce puglia 40.353 18.172
Cagliari sardegna 39.223 9.121
Perugia umbria 43.111 12.389
Ancona marche 43.616 13.519
Trieste friuli-venezia-giulia 45.650 13.777
Trento trentino-alto-adige 46.070 11.121
Pescara abruzzo 42.461 14.216
Reggio_Calabria calabria 38.111 15.647
Bergamo lombardia 45.698 9.677
Lucca toscana 43.843 10.505
Aosta valle-d-aosta 45.737 7.315`,
  DE: `Berlin berlin 52.520 13.405
Hamburg hamburg 53.551 9.994
München bayern 48.137 11.576
Köln nordrhein-westfalen 50.938 6.960
Frankfurt hessen 50.110 8.682
Stuttgart baden-wurttemberg 48.776 9.183
Leipzig sachsen 51.340 12.375
Bremen bremen 53.079 8.802
Freiburg baden-wurttemberg 47.999 7.842
Hannover niedersachsen 52.376 9.732`,
  FR: `Paris ile-de-france 48.857 2.352
Lyon auvergne-rhone-alpes 45.764 4.836
Marseille provence-alpes-cote-d-azur 43.296 5.370
Toulouse occitanie 43.605 1.444
Nantes pays-de-la-loire 47.218 -1.554
Bordeaux nouvelle-aquitaine 44.838 -0.579
Lille hauts-de-france 50.629 3.057
Strasbourg grand-est 48.573 7.752
Rennes bretagne 48.117 -1.678
Ajaccio corse 41.927 8.737`,
  ES: `Madrid comunidad-de-madrid 40.417 -3.704
Barcelona cataluna 41.385 2.173
Valencia comunitat-valenciana 39.470 -0.376
Sevilla andalucia 37.389 -5.984
Bilbao euskadi 43.263 -2.935
Zaragoza aragon 41.649 -0.889
Málaga andalucia 36.721 -4.421
Palma illes-balears 39.570 2.650
Vigo galicia 42.241 -8.721`,
  NL: `Amsterdam noord-holland 52.368 4.904
Rotterdam zuid-holland 51.924 4.478
Utrecht utrecht 52.091 5.122
Den_Haag zuid-holland 52.071 4.301
Eindhoven noord-brabant 51.442 5.470
Groningen groningen 53.219 6.567
Maastricht limburg 50.851 5.691
Zwolle overijssel 52.517 6.083`,
  PL: `Warszawa mazowieckie 52.230 21.012
Kraków malopolskie 50.065 19.945
Wrocław dolnoslaskie 51.108 17.039
Gdańsk pomorskie 54.352 18.647
Poznań wielkopolskie 52.407 16.930
Łódź lodzkie 51.759 19.456
Katowice slaskie 50.265 19.024
Lublin lubelskie 51.247 22.568`,
  GB: `London london 51.507 -0.128
Manchester north-west-england 53.481 -2.242
Bristol south-west-england 51.454 -2.588
Leeds yorkshire-and-the-humber 53.801 -1.549
Edinburgh scotland 55.953 -3.188
Cardiff wales 51.482 -3.179
Brighton south-east-england 50.822 -0.137
Birmingham west-midlands 52.486 -1.890
Belfast northern-ireland 54.597 -5.930`,
  US: `New_York new-york 40.713 -74.006
Los_Angeles california 34.052 -118.244
Chicago illinois 41.878 -87.630
Austin texas 30.267 -97.743
Miami florida 25.762 -80.192
Seattle washington 47.606 -122.332
Boston massachusetts 42.360 -71.059
Denver colorado 39.739 -104.990
Portland oregon 45.515 -122.679`,
  BE: `Antwerpen antwerpen 51.220 4.402
Bruxelles brussel-bruxelles 50.850 4.352
Gent oost-vlaanderen 51.054 3.725
Liège liege 50.633 5.568
Leuven vlaams-brabant 50.879 4.701
Brugge west-vlaanderen 51.209 3.224`,
  AT: `Wien wien 48.208 16.373
Graz steiermark 47.071 15.440
Linz oberosterreich 48.306 14.286
Salzburg salzburg 47.810 13.055
Innsbruck tirol 47.269 11.404`,
  IE: `Dublin dublin 53.350 -6.260
Cork cork 51.898 -8.476
Galway galway 53.271 -9.057
Limerick limerick 52.668 -8.630`,
  CA: `Toronto ontario 43.653 -79.383
Montréal quebec 45.502 -73.567
Vancouver british-columbia 49.283 -123.121
Calgary alberta 51.045 -114.058
Halifax nova-scotia 44.649 -63.576`,
  AU: `Sydney new-south-wales -33.869 151.209
Melbourne victoria -37.814 144.963
Brisbane queensland -27.470 153.026
Perth western-australia -31.952 115.861
Hobart tasmania -42.883 147.331`,
  NZ: `Auckland auckland -36.848 174.763
Wellington wellington -41.287 174.776
Christchurch canterbury -43.532 172.637
Dunedin otago -45.879 170.503`,
  CH: `Zürich zurich 47.377 8.541
Genève geneve 46.204 6.143
Basel basel-stadt 47.560 7.589
Bern bern 46.948 7.447
Lugano ticino 46.004 8.951
Lausanne vaud 46.520 6.634`,
};

function placeOf(country: Country, line: string): Place {
  const [city, region, latitude, longitude] = line.split(' ');
  if (!city || !region || !latitude || !longitude) throw new Error(`Not a place: ${line}`);
  return { country, city: city.replaceAll('_', ' '), region, latitude: Number(latitude), longitude: Number(longitude) };
}

/** Known cities, real ones with their coordinates. A profile has a distance if its city is known. */
export const placesIn = (country: Country): Place[] => CITIES[country].split('\n').map((line) => placeOf(country, line));

export const placeNamed = (country: Country, city: string): Place | null =>
  placesIn(country).find((place) => place.city.toLowerCase() === city.trim().toLowerCase()) ?? null;

const EVERYWHERE: readonly Place[] = COUNTRIES.flatMap(placesIn);

/** The place nearest to a position within so many kilometres; null if there is none. */
export function placeNearest(position: Coordinates, kilometres: number): Place | null {
  const measured = EVERYWHERE.map((place) => ({ place, distance: kilometresBetween(position, place) }));
  const [nearest] = measured.filter(({ distance }) => distance <= kilometres).sort((one, other) => one.distance - other.distance);
  return nearest?.place ?? null;
}
