import { Wrap } from '@amarena/shared/ui';
import { type LanderProps, landerScreen } from '../landerScreen.tsx';
import { Accented } from '../parts/Accented.tsx';
import { blockOf } from '../parts/blocks.ts';
import { CardForm } from '../parts/lander.styles.ts';
import { SignupForm } from '../parts/SignupForm.tsx';
import { Headline, Notice, Texts } from '../parts/Words.tsx';
import { Board, Leaflet, Panel, Panels, Spread } from './icons.styles.ts';
import { Pictogram } from './Pictogram.tsx';

/** The safety card from the pocket of the seat in front: how it works here, in pictograms. */
export function Icons({ page }: LanderProps) {
  const points = blockOf(page, 'points');
  const Title = points?.title ? 'h3' : 'h2';
  return (
    <Leaflet data-lander="iconslanding" data-theme="light">
      <Wrap>
        <Spread>
          <Board>
            <Headline page={page} />
            <Texts page={page} />
            <CardForm>
              <SignupForm page={page} />
              <Notice page={page} />
            </CardForm>
          </Board>
          {points !== null && (
            <div>
              {points.title !== '' && <h2>{points.title}</h2>}
              <Panels as={points.ordered ? 'ol' : 'ul'}>
                {points.items.map(({ icon, title, text }, place) => (
                  <Panel key={title} $red={place % 4 === 0 || place % 4 === 3}>
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

export const IconsScreen = landerScreen('iconslanding', Icons);
