import { bus } from '@amarena/shared/bus';
import type { SearchFilters } from '@amarena/shared/contracts/people/search';
import { useLaterT } from '../laterWords.ts';
import type { FilterProps } from './filterProps.ts';
import { here } from './geolocation.ts';
import { useGeolocation } from './useGeolocation.ts';

/** Kilometres of a first search nearby. */
const AROUND: SearchFilters['distance'] = '50';

export interface NearMe {
  asking: boolean;
  /** Asks for the location and searches around it. If it is refused, a message says so and the list stays. */
  use(): Promise<void>;
}

export function useNearMe({ filters, onApply }: FilterProps): NearMe {
  const t = useLaterT();
  const { status } = useGeolocation();
  return {
    asking: status === 'asking',
    async use() {
      const known = await here().ask();
      if (known.status === 'known') onApply({ ...filters, distance: filters.distance ?? AROUND });
      else if (known.status === 'refused' || known.status === 'unavailable' || known.status === 'unsupported') {
        bus.ask({ type: 'toast', tone: 'neutral', text: t(`here.${known.status}`) });
      }
    },
  };
}
