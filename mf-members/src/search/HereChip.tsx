import { Chip } from '@amarena/shared/ui-first';
import { LocateFixed } from 'lucide-react';
import { useLaterT } from '../laterWords.ts';
import type { FilterProps } from './filterProps.ts';
import { useGeolocation } from './useGeolocation.ts';
import { useNearMe } from './useNearMe.ts';

/** Searches nearby, but only after a press. A second press searches everywhere. */
export function HereChip({ filters, onApply }: FilterProps) {
  const t = useLaterT();
  const here = useGeolocation();
  const { asking, use } = useNearMe({ filters, onApply });
  const on = here.status === 'known' && filters.distance !== undefined;
  const city = on && here.geocode ? here.geocode.city : null;
  const { distance: _distance, ...anywhere } = filters;
  return (
    <Chip pressed={on} aria-busy={asking} onClick={() => (on ? onApply(anywhere) : void use())}>
      <LocateFixed size={20} strokeWidth={1.75} aria-hidden />
      {city === null ? t('here.use') : t('here.around', { city })}
    </Chip>
  );
}
