import { Wrap } from '@amarena/shared/ui';
import { useState } from 'react';
import { useT } from '../../catalogue.ts';
import type { LanderProps } from '../landerProps.ts';
import { blocksOf } from '../parts/blocks.ts';
import { Film } from '../parts/Film.tsx';
import { FILMS } from '../parts/films.ts';
import { PillPitch } from '../parts/Pitch.tsx';
import { Points } from '../parts/Points.tsx';
import { Below, Frame, Page, Reel, Scene, Script, Shot } from './transitions.styles.ts';

interface Place {
  readonly shown: number;
  /** The scene below the new one while it opens; null at the start. */
  readonly before: number | null;
}

/** Scenes of one story. Each film leads to the next, which opens in a growing circle; a strip shows the progress. */
export function TransitionsScreen({ page }: LanderProps) {
  const t = useT();
  const films = blocksOf(page, 'video');
  const [{ shown, before }, setShown] = useState<Place>({ shown: 0, before: null });
  const film = films[shown];
  const left = before === null ? undefined : films[before];
  const show = (next: number) => setShown({ shown: next, before: shown });
  return (
    <Page data-lander="transitionsvideolanding" data-theme="dark">
      <Frame>
        <Scene>
          {left !== undefined && <img src={FILMS[left.video].still} alt="" width={1280} height={960} />}
          {film !== undefined && (
            <Shot key={film.video} $opens={left === undefined ? null : shown}>
              <Film page={page} block={film} onEnd={() => show((shown + 1) % films.length)} />
            </Shot>
          )}
        </Scene>
        <Reel aria-label={t('lander.film.scenes')}>
          {films.map(({ video, alt }, place) => (
            <button key={video} type="button" aria-label={alt} aria-current={place === shown} onClick={() => show(place)} />
          ))}
        </Reel>
      </Frame>
      <Wrap>
        <Script>
          <PillPitch page={page} />
        </Script>
      </Wrap>
      <Below>
        <Wrap>
          <Points page={page} />
        </Wrap>
      </Below>
    </Page>
  );
}
