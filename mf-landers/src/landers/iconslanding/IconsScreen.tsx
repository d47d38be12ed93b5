import { Wrap } from '@amarena/shared/ui';
import type { LanderProps } from '../landerProps.ts';
import { Accented } from '../parts/Accented.tsx';
import { blockOf } from '../parts/blocks.ts';
import { keyed } from '../parts/keyed.ts';
import { CardPitch } from '../parts/Pitch.tsx';
import { Board, Leaflet, Panel, Panels, Spread } from './icons.styles.ts';
import { Pictogram } from './Pictogram.tsx';

/** An airline safety card: how the site works, in pictograms. */
export function IconsScreen({ page }: LanderProps) {
  const points = blockOf(page, 'points');
  const Title = points?.title ? 'h3' : 'h2';
  return (
    <Leaflet data-lander="iconslanding" data-theme="light">
      <Wrap>
        <Spread>
          <Board>
            <CardPitch page={page} />
          </Board>
          {points !== null && (
            <div>
              {points.title !== '' && <h2>{points.title}</h2>}
              <Panels as={points.ordered ? 'ol' : 'ul'}>
                {keyed(points.items, ({ title }) => title).map(({ key, item: { icon, title, text } }, place) => (
                  <Panel key={key} $red={place % 4 === 0 || place % 4 === 3}>
                    {points.ordered && <b aria-hidden>{place + 1}</b>}
                    <Pictogram icon={icon} />
                    <Title>
                      <Accented text={title} />
                    </Title>
                    {text !== '' && <p>{text}</p>}
                  </Panel>
                ))}
              </Panels>
            </div>
          )}
        </Spread>
      </Wrap>
    </Leaflet>
  );
}
