import type { LanderRegion } from '@amarena/shared/contracts/landers/landers';
import { SelectField, useTypedBefore } from '@amarena/shared/ui';
import { useRef } from 'react';
import { useT } from '../../catalogue.ts';
import type { BlockOf } from '../parts/blocks.ts';

interface RegionFieldProps {
  block: BlockOf<'regions'>;
  regions: readonly LanderRegion[];
  /** Key of the region; '' for none. */
  picked: string;
  onPick: (key: string) => void;
}

/**
 * The choice of the map as a select, for keyboards and where taps are too imprecise. It has no name, because the value
 * is not submitted.
 */
export function RegionField({ block, regions, picked, onPick }: RegionFieldProps) {
  const t = useT();
  const field = useRef<HTMLSelectElement>(null);
  useTypedBefore(field, onPick);
  const label = block.title === '' ? t('lander.map.region') : block.title;
  return (
    <SelectField ref={field} label={label} value={picked} onChange={(event) => onPick(event.currentTarget.value)}>
      <option value="">{label}</option>
      {regions.map(({ key, name }) => (
        <option key={key} value={key}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
