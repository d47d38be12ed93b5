import { useSettings } from '@amarena/shared/bus';
import { isCountry } from '@amarena/shared/contracts/platform/countries';
import { useFieldText } from '@amarena/shared/errors';
import { regionLabel, useCommonT, useFormat } from '@amarena/shared/i18n';
import { FormCell, SelectField } from '@amarena/shared/ui';
import { useOwnT } from '../ownWords.ts';
import { useRegions } from '../useRegions.ts';
import { CityField } from './CityField.tsx';
import type { ProfileEdit } from './useProfileEdit.ts';

interface PlaceFieldsProps {
  edit: ProfileEdit;
  /** False if the country was asked just before. Default true. */
  withCountry?: boolean;
}

/** Country, region and city. The region's label and options depend on the country. */
export function PlaceFields({ edit: { shown, problems, save }, withCountry = true }: PlaceFieldsProps) {
  const t = useOwnT();
  const common = useCommonT();
  const format = useFormat();
  const fieldText = useFieldText();
  const { countries } = useSettings();
  const regions = useRegions(shown.country);
  const errorOf = (field: string) => (problems[field] === undefined ? null : fieldText(problems[field]));
  return (
    <>
      {withCountry && (
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
      )}
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
        <CityField key={shown.country} city={shown.city} regions={regions} error={errorOf('city')} onPlace={save} />
      </FormCell>
    </>
  );
}
