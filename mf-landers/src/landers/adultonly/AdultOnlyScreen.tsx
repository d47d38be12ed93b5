import { Wrap } from '@amarena/shared/ui';
import type { LanderProps } from '../landerProps.ts';
import { blockOf } from '../parts/blocks.ts';
import { CardPitch } from '../parts/Pitch.tsx';
import { PointList } from '../parts/Points.tsx';
import { Door } from './Door.tsx';
import { Entrance, Hall, House, Terms } from './door.styles.ts';

/** A door that is ajar: what to know before going in, and the light that falls on the form. */
export function AdultOnlyScreen({ page }: LanderProps) {
  const points = blockOf(page, 'points');
  return (
    <House data-lander="adultonly" data-theme="dark">
      <Door />
      <Wrap>
        <Hall>
          <Entrance>
            <CardPitch page={page} />
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
