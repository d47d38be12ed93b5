import type { LanderRegion } from '@amarena/shared/contracts/landers/landers';
import { useFormat } from '@amarena/shared/i18n';
import { useT } from '../../catalogue.ts';
import { Names } from './names.styles.ts';

/** Number of text sizes; the region with the most people gets the largest. */
const SIZES = 4;

interface CountryNamesProps {
  regions: readonly LanderRegion[];
  /** Key of the highlighted region; '' for none. */
  picked: string;
  onPick: (key: string) => void;
}

const sizeOf = ({ members }: LanderRegion, most: number): number =>
  members === null || most === 0 ? 0 : Math.ceil(Math.sqrt(members / most) * SIZES);

/** A country without a drawn map, as the names of its regions: the more people, the larger the name. */
export function CountryNames({ regions, picked, onPick }: CountryNamesProps) {
  const t = useT();
  const { number } = useFormat();
  const most = Math.max(0, ...regions.map(({ members }) => members ?? 0));
  return (
    <Names>
      {regions.map((region) => (
        <li key={region.key}>
          <button type="button" aria-pressed={region.key === picked} data-size={sizeOf(region, most)} onClick={() => onPick(region.key)}>
            {region.name}
            <small>
              {region.members === null
                ? t('lander.map.few')
                : t('lander.map.members', { count: region.members, shown: number(region.members) })}
            </small>
          </button>
        </li>
      ))}
    </Names>
  );
}
