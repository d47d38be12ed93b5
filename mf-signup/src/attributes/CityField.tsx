import type { Region } from '@amarena/shared/contracts/people/regions';
import { useCommonT } from '@amarena/shared/i18n';
import { TextField } from '@amarena/shared/ui';
import { useId, useState } from 'react';
import { useOwnT } from '../ownWords.ts';
import { type City, cityNamed } from './city.model.ts';

const LONGEST_CITY = 80;

interface CityFieldProps {
  city: string | null;
  /** Regions of the country, with their known cities. */
  regions: readonly Region[];
  error: string | null;
  /** Called on blur. A known city includes its region. */
  onPlace(place: City | { city: string | null }): void;
}

/** Saved on blur, so that half a name is never saved. An unknown city gets a note at once: it may be mistyped, or small. */
export function CityField({ city, regions, error, onPlace }: CityFieldProps) {
  const t = useOwnT();
  const common = useCommonT();
  const listId = useId();
  const [typed, setTyped] = useState(city ?? '');
  const [unknown, setUnknown] = useState(false);
  const leave = () => {
    const wanted = typed.trim();
    if (wanted === (city ?? '')) return;
    const known = cityNamed(regions, wanted);
    setUnknown(wanted !== '' && known === null);
    if (known !== null) setTyped(known.city);
    onPlace(known ?? { city: wanted === '' ? null : wanted });
  };
  return (
    <>
      <TextField
        label={common('attribute.city')}
        hint={t('attribute.city.help')}
        autoComplete="address-level2"
        list={listId}
        maxLength={LONGEST_CITY}
        value={typed}
        error={unknown ? t('attribute.city.unknown') : error}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setUnknown(false);
        }}
        onBlur={leave}
        onKeyDown={(event) => event.key === 'Enter' && leave()}
      />
      <datalist id={listId}>
        {regions.flatMap(({ key, cities = [] }) => cities.map((name) => <option key={`${key} ${name}`} value={name} />))}
      </datalist>
    </>
  );
}
