import { useSettings } from '@amarena/shared/bus';
import { isCountry } from '@amarena/shared/contracts/countries';
import { useFieldText } from '@amarena/shared/errors';
import { regionLabel, useCommonT, useFormat } from '@amarena/shared/i18n';
import { FormCell, SelectField, TextField } from '@amarena/shared/ui';
import { useState } from 'react';
import { useOwnT } from '../ownWords.ts';
import { useRegions } from '../useRegions.ts';
import type { ProfileEdit } from './useProfileEdit.ts';

const LONGEST_CITY = 80;

/** Country, region and city. The region is called as the country calls it, and is one of the country's. */
export function PlaceFields({ edit: { shown, problems, save } }: { edit: ProfileEdit }) {
  const t = useOwnT();
  const common = useCommonT();
  const format = useFormat();
  const fieldText = useFieldText();
  const { countries } = useSettings();
  const regions = useRegions(shown.country);
  const errorOf = (field: string) => (problems[field] === undefined ? null : fieldText(problems[field]));
  return (
    <>
      <FormCell $span={3}>
        <SelectField
          label={common('attribute.country')}
          autoComplete="country"
          value={shown.country}
          error={errorOf('country')}
          onChange={({ currentTarget: { value } }) => isCountry(value) && save({ country: value })}
        >
          {format.countries([...new Set([...countries, shown.country])]).map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
      </FormCell>
      <FormCell $span={3}>
        <SelectField
          label={regionLabel(common, shown.country)}
          value={shown.region ?? ''}
          error={errorOf('region')}
          onChange={({ currentTarget: { value } }) => save({ region: value === '' ? null : value })}
        >
          <option value="">{t('attribute.unsaid')}</option>
          {regions.map(({ key, name }) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
        </SelectField>
      </FormCell>
      <FormCell $span={6}>
        <CityField key={shown.country} city={shown.city} error={errorOf('city')} onCity={(city) => save({ city })} />
      </FormCell>
    </>
  );
}

/** Stored when it is left, so that half a name is never a city. */
function CityField({ city, error, onCity }: { city: string | null; error: string | null; onCity(city: string | null): void }) {
  const t = useOwnT();
  const common = useCommonT();
  const [typed, setTyped] = useState(city ?? '');
  const leave = () => {
    const wanted = typed.trim() === '' ? null : typed.trim();
    if (wanted !== city) onCity(wanted);
  };
  return (
    <TextField
      label={common('attribute.city')}
      hint={t('attribute.city.help')}
      autoComplete="address-level2"
      maxLength={LONGEST_CITY}
      value={typed}
      error={error}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={leave}
      onKeyDown={(event) => event.key === 'Enter' && leave()}
    />
  );
}
