import { Wrap } from '@amarena/shared/ui';
import { useState } from 'react';
import { type LanderProps, landerScreen } from '../landerScreen.tsx';
import { blockOf } from '../parts/blocks.ts';
import { PillForm } from '../parts/lander.styles.ts';
import { Points } from '../parts/Points.tsx';
import { SignupForm } from '../parts/SignupForm.tsx';
import { Headline, Notice, Texts } from '../parts/Words.tsx';
import { CountryMap } from './CountryMap.tsx';
import { Land, Place, Text } from './map.styles.ts';
import { RegionField } from './RegionField.tsx';

/** A country in dots; the region that somebody picks lights up and says how many people are there. */
export function MapLander({ page }: LanderProps) {
  const regions = blockOf(page, 'regions');
  const [picked, setPicked] = useState('');
  return (
    <Land data-lander="maplanding" data-theme="dark">
      <Wrap>
        <Place>
          <Text>
            <Headline page={page} />
            <Texts page={page} />
            <PillForm>
              <SignupForm page={page}>
                {regions !== null && <RegionField block={regions} regions={page.regions} picked={picked} onPick={setPicked} />}
              </SignupForm>
            </PillForm>
            <Notice page={page} />
          </Text>
          {regions !== null && <CountryMap page={page} country={regions.country} picked={picked} onPick={setPicked} />}
        </Place>
        <Points page={page} />
      </Wrap>
    </Land>
  );
}

export const MapScreen = landerScreen('maplanding', MapLander);
