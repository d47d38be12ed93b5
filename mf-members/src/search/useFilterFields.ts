import { useMember } from '@amarena/shared/bus';
import { MAX_SEARCH_AGE, MIN_AGE } from '@amarena/shared/contracts/people/age';
import { GENDERS, type Gender } from '@amarena/shared/contracts/people/profile';
import { DISTANCES, MILE_DISTANCES, type SearchFilters } from '@amarena/shared/contracts/people/search';
import type { Country } from '@amarena/shared/contracts/platform/countries';
import { regionLabel, useCommonT, useFormat } from '@amarena/shared/i18n';
import { useLaterT } from '../laterWords.ts';
import { useRegions } from '../useRegions.ts';
import { withCountry } from './filters.model.ts';
import { useGeolocation } from './useGeolocation.ts';
import { useOfferedFilters } from './useOfferedFilters.ts';

/** One list to choose from, as shown in the bar and the sheet. */
export interface FilterField {
  name: 'gender' | 'min_age' | 'max_age' | 'country' | 'countryregion' | 'distance';
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  /** The filters with another value chosen. */
  change(value: string): SearchFilters;
}

const AGES = Array.from({ length: MAX_SEARCH_AGE - MIN_AGE + 1 }, (_, index) => String(MIN_AGE + index)).map((age) => ({
  value: age,
  label: age,
}));

const ANY = '';

type Distance = NonNullable<SearchFilters['distance']>;

/** Steps in the member's own unit, plus the one from a link shared by someone with the other unit. */
function distancesWith(chosen: Distance | undefined, inMiles: boolean): Distance[] {
  const steps: readonly Distance[] = inMiles ? MILE_DISTANCES : DISTANCES;
  const all = chosen === undefined || steps.includes(chosen) ? [...steps] : [...steps, chosen];
  return all.sort((one, other) => Number(one) - Number(other));
}

/** The lists that the settings offer, in the order of the bar. */
export function useFilterFields(filters: SearchFilters): FilterField[] {
  const t = useLaterT();
  const common = useCommonT();
  const format = useFormat();
  const regions = useRegions();
  const { search_fields, countries } = useOfferedFilters();
  const { gender: _gender, ...anyGender } = filters;
  const { countryregion: _region, ...anyRegion } = filters;
  const { distance: _distance, ...anywhere } = filters;
  const member = useMember();
  const here = useGeolocation();
  // Without a location there is nothing to choose, but a distance from a shared link can be removed.
  const located = here.status === 'known' || member?.profile.city != null || filters.distance !== undefined;

  const countryOptions = format.countries(countries).map(({ code, name }) => ({ value: code as string, label: name }));
  const regionOptions = regions.of(filters.country).map(({ key, name }) => ({ value: key, label: name }));

  const choices: (FilterField & { field: (typeof search_fields)[number] })[] = [
    {
      field: 'gender',
      name: 'gender',
      label: t('filters.gender'),
      value: filters.gender ?? ANY,
      options: [
        { value: ANY, label: t('filters.gender.any') },
        ...GENDERS.toReversed().map((gender) => ({ value: gender, label: t(`filters.gender.${gender}`) })),
      ],
      change: (value) => (value === ANY ? anyGender : { ...anyGender, gender: value as Gender }),
    },
    {
      field: 'age',
      name: 'min_age',
      label: t('filters.min_age'),
      value: String(filters.min_age),
      options: AGES,
      change: (value) => ({ ...filters, min_age: Number(value), max_age: Math.max(Number(value), filters.max_age) }),
    },
    {
      field: 'age',
      name: 'max_age',
      label: t('filters.max_age'),
      value: String(filters.max_age),
      options: AGES,
      change: (value) => ({ ...filters, max_age: Number(value), min_age: Math.min(Number(value), filters.min_age) }),
    },
    {
      field: 'country',
      name: 'country',
      label: common('attribute.country'),
      value: filters.country ?? ANY,
      options: [{ value: ANY, label: t('filters.country.any') }, ...countryOptions],
      change: (value) => withCountry(filters, value === ANY ? undefined : (value as Country)),
    },
    {
      field: 'countryregion',
      name: 'countryregion',
      label: regionLabel(common, filters.country ?? null),
      value: filters.countryregion ?? ANY,
      options: [{ value: ANY, label: t('filters.region.any') }, ...regionOptions],
      change: (value) => (value === ANY ? anyRegion : { ...anyRegion, countryregion: value }),
    },
    {
      field: 'distance',
      name: 'distance',
      label: t('filters.distance'),
      value: filters.distance ?? ANY,
      options: [
        { value: ANY, label: t('filters.distance.any') },
        ...(located
          ? distancesWith(filters.distance, format.inMiles).map((value) => ({
              value,
              label: t('filters.distance.within', { distance: format.distance(Number(value)) }),
            }))
          : []),
      ],
      change: (value) => (value === ANY ? anywhere : { ...anywhere, distance: value as Distance }),
    },
  ];
  return choices.filter(({ field }) => search_fields.includes(field)).map(({ field: _field, ...choice }) => choice);
}
