import type { LanderPage } from '@amarena/shared/contracts/landers';
import type { LANDER_MAPS } from '@amarena/shared/contracts/landerTemplates';
import { useFormat } from '@amarena/shared/i18n';
import { useT } from '../../catalogue.ts';
import { type DrawnMap, UNIT } from './drawnMap.ts';
import { italy } from './italy.ts';
import { Chart, Region, Sign } from './map.styles.ts';

const MAPS: Readonly<Record<(typeof LANDER_MAPS)[number], DrawnMap>> = { IT: italy };

interface CountryMapProps {
  page: Pick<LanderPage, 'regions'>;
  country: (typeof LANDER_MAPS)[number];
  /** Key of the region that is lit; '' for none. */
  picked: string;
  onPick: (key: string) => void;
}

/** The dots of a country. Every region is a place to tap; the list beside the form does the same for everybody else. */
export function CountryMap({ page, country, picked, onPick }: CountryMapProps) {
  const t = useT();
  const { number } = useFormat();
  const map = MAPS[country];
  const width = map.width * UNIT.x;
  const height = map.height * UNIT.y;
  const region = page.regions.find(({ key }) => key === picked);
  const at = map.regions[picked]?.centre;
  return (
    <Chart>
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden>
        <g transform={`translate(${UNIT.x} ${UNIT.y}) scale(${UNIT.x} ${UNIT.y})`}>
          {Object.entries(map.regions).map(([key, { dots }]) => (
            <Region key={key} $lit={key === picked} onClick={() => onPick(key)}>
              <path d={dots} />
              <path d={dots} data-reach />
            </Region>
          ))}
        </g>
      </svg>
      <Sign
        role="status"
        style={at && { left: `${((at[0] + 1) / map.width) * 100}%`, top: `${((at[1] + 1) / map.height) * 100}%` }}
        hidden={region === undefined}
      >
        {region && (
          <>
            <b>{region.name}</b>
            {region.members === null
              ? t('lander.map.few')
              : t('lander.map.members', { count: region.members, shown: number(region.members) })}
          </>
        )}
      </Sign>
    </Chart>
  );
}
