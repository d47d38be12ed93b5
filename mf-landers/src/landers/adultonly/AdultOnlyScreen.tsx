import { Wrap } from '@amarena/shared/ui';
import { type LanderProps, landerScreen } from '../landerScreen.tsx';
import { blockOf } from '../parts/blocks.ts';
import { CardForm } from '../parts/lander.styles.ts';
import { PointList } from '../parts/Points.tsx';
import { SignupForm } from '../parts/SignupForm.tsx';
import { Headline, Notice, Texts } from '../parts/Words.tsx';
import { Door } from './Door.tsx';
import { Entrance, Hall, House, Terms } from './door.styles.ts';

/** A door that stands ajar: what is said before one goes in, and the light that falls on the form. */
export function AdultOnly({ page }: LanderProps) {
  const points = blockOf(page, 'points');
  return (
    <House data-lander="adultonly" data-theme="dark">
      <Door />
      <Wrap>
        <Hall>
          <Entrance>
            <Headline page={page} />
            <Texts page={page} />
            <CardForm>
              <SignupForm page={page} />
              <Notice page={page} />
            </CardForm>
          </Entrance>
          {points !== null && (
            <Terms>
              {points.title !== '' && <h2>{points.title}</h2>}
              <PointList points={points} />
            </Terms>
          )}
        </Hall>
      </Wrap>
    </House>
  );
}

export const AdultOnlyScreen = landerScreen('adultonly', AdultOnly);
