import { Wrap } from '@amarena/shared/ui';
import { useState } from 'react';
import type { LanderProps } from '../landerProps.ts';
import { blockOf } from '../parts/blocks.ts';
import { PillPitch } from '../parts/Pitch.tsx';
import { Points } from '../parts/Points.tsx';
import { CountryMap } from './CountryMap.tsx';
import { CountryNames } from './CountryNames.tsx';
import { Land, Place, Text } from './map.styles.ts';
import { RegionField } from './RegionField.tsx';

/**
 * A country as dots. The chosen region lights up and shows how many people are there. Visitors from a country without a
 * map get the names of its regions, because the map of another one would mean nothing to them.
 */
export function MapScreen({ page }: LanderProps) {
  const regions = blockOf(page, 'regions');
  const [picked, setPicked] = useState('');
  const { here } = page;
  return (
    <Land data-lander="maplanding" data-theme="dark">
      <Wrap>
        <Place>
          <Text>
            <PillPitch page={page}>
              {regions !== null && (
                <RegionField block={regions} regions={here?.regions ?? page.regions} picked={picked} onPick={setPicked} />
              )}
            </PillPitch>
          </Text>
          {here !== undefined && <CountryNames regions={here.regions} picked={picked} onPick={setPicked} />}
          {regions !== null && here === undefined && (
            <CountryMap page={page} country={regions.country} picked={picked} onPick={setPicked} />
          )}
        </Place>
        <Points page={page} />
      </Wrap>
    </Land>
  );
}
