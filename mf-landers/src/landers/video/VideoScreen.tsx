import { Wrap } from '@amarena/shared/ui';
import type { LanderProps } from '../landerProps.ts';
import { blockOf } from '../parts/blocks.ts';
import { Film } from '../parts/Film.tsx';
import { CardForm } from '../parts/lander.styles.ts';
import { Points } from '../parts/Points.tsx';
import { SignupForm } from '../parts/SignupForm.tsx';
import { Headline, Notice, Texts } from '../parts/Words.tsx';
import { Below, Card, Cinema, Screen, Seat } from './video.styles.ts';

/** A film as the whole page: the sun sets while two people sit in front of it. */
export function VideoScreen({ page }: LanderProps) {
  const film = blockOf(page, 'video');
  return (
    <Cinema data-lander="video" data-theme="dark">
      <Screen>{film !== null && <Film page={page} block={film} />}</Screen>
      <Wrap>
        <Seat>
          <Headline page={page} />
          <Card>
            <Texts page={page} />
            <CardForm>
              <SignupForm page={page} />
              <Notice page={page} />
            </CardForm>
          </Card>
        </Seat>
      </Wrap>
      <Below>
        <Wrap>
          <Points page={page} />
        </Wrap>
      </Below>
    </Cinema>
  );
}
