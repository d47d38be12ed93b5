import { Wrap } from '@amarena/shared/ui';
import type { LanderProps } from '../landerProps.ts';
import { blockOf } from '../parts/blocks.ts';
import { PillPitch } from '../parts/Pitch.tsx';
import { PointList } from '../parts/Points.tsx';
import { Cut } from './Cut.tsx';
import { Free, Line, Said, Workshop } from './strings.styles.ts';

/** A taut thread, a pair of scissors, and on the thread tags with the ties that no one has here. */
export function StringsScreen({ page }: LanderProps) {
  const points = blockOf(page, 'points');
  return (
    <Workshop data-lander="whoneedsstrings" data-theme="dark">
      <Wrap>
        <Free>
          <Said>
            <PillPitch page={page} />
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
