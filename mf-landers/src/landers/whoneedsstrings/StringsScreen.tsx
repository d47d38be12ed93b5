import { Wrap } from '@amarena/shared/ui';
import { type LanderProps, landerScreen } from '../landerScreen.tsx';
import { blockOf } from '../parts/blocks.ts';
import { PillForm } from '../parts/lander.styles.ts';
import { PointList } from '../parts/Points.tsx';
import { SignupForm } from '../parts/SignupForm.tsx';
import { Headline, Notice, Texts } from '../parts/Words.tsx';
import { Cut } from './Cut.tsx';
import { Free, Line, Said, Workshop } from './strings.styles.ts';

/** A taut thread, a pair of scissors, and on the thread the tags of all that ties nobody here. */
export function Strings({ page }: LanderProps) {
  const points = blockOf(page, 'points');
  return (
    <Workshop data-lander="whoneedsstrings" data-theme="dark">
      <Wrap>
        <Free>
          <Said>
            <Headline page={page} />
            <Texts page={page} />
            <PillForm>
              <SignupForm page={page} />
            </PillForm>
            <Notice page={page} />
          </Said>
          <Cut />
          {points !== null && (
            <Line>
              {points.title !== '' && <h2>{points.title}</h2>}
              <PointList points={points} />
            </Line>
          )}
        </Free>
      </Wrap>
    </Workshop>
  );
}

export const StringsScreen = landerScreen('whoneedsstrings', Strings);
