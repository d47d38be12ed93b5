import type { LanderPage } from '@amarena/shared/contracts/landers/landers';
import type { LANDER_MAPS } from '@amarena/shared/contracts/landers/landerTemplates';
import { useFormat } from '@amarena/shared/i18n';
import { useT } from '../../catalogue.ts';
import { FaceLabel, FaceName, FacePhoto, facesOf } from '../parts/Face.tsx';
import { type DrawnMap, NOWHERE, pinned, spotIn, UNIT } from './drawnMap.ts';
import { italy } from './italy.ts';
import { Chart, Pin, Region, Sign } from './map.styles.ts';

const MAPS: Readonly<Record<(typeof LANDER_MAPS)[number], DrawnMap>> = { IT: italy };

interface CountryMapProps {
  page: Pick<LanderPage, 'blocks' | 'faces' | 'regions'>;
  country: (typeof LANDER_MAPS)[number];
  /** Key of the highlighted region; '' for none. */
  picked: string;
  onPick: (key: string) => void;
}

/** A country as dots. Every region can be tapped; the list beside the form offers the same choice to keyboards and screen readers. */
export function CountryMap({ page, country, picked, onPick }: CountryMapProps) {
  const t = useT();
  const { number } = useFormat();
  const map = MAPS[country];
  const width = map.width * UNIT.x;
  const height = map.height * UNIT.y;
  const region = page.regions.find(({ key }) => key === picked);
  const faces = pinned(map, facesOf(page));
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
      {faces.map(({ face, at }) => (
        <Pin key={face.id} $at={at}>
          <FacePhoto face={face} sizes="68px" eager />
          <figcaption>
            <FaceName face={face} />
            <FaceLabel face={face} />
          </figcaption>
        </Pin>
      ))}
      <Sign role="status" $at={spotIn(map, picked) ?? NOWHERE} hidden={region === undefined}>
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
