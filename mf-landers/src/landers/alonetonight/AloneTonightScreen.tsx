import type { LanderFace } from '@amarena/shared/contracts/landers/landers';
import { Wrap } from '@amarena/shared/ui';
import type { LanderProps } from '../landerProps.ts';
import { FaceLabel, FaceName, FacePhoto, facesOf } from '../parts/Face.tsx';
import { PillPitch } from '../parts/Pitch.tsx';
import { Points } from '../parts/Points.tsx';
import { Facade, Night, Pane, Street, Tonight } from './night.styles.ts';
import { Still, type StillLife } from './Still.tsx';

/** Windows row by row: where a face can be, what else is lit, and the many dark ones. */
const HOUSE = [
  ['dark', 'lamp', 'dark', 'face', 'face'],
  ['face', 'blind', 'dark', 'dark', 'plant'],
  ['dark', 'cat', 'dark', 'lamp', 'face'],
  ['face', 'dark', 'blind', 'dark', 'dark'],
  ['dark', 'books', 'face', 'dark', 'lamp'],
] as const satisfies readonly (readonly ('face' | 'dark' | StillLife)[])[];

/** A face in each of these windows, as far as there are faces; the others get a lamp. */
function tenants(faces: readonly LanderFace[]) {
  let next = 0;
  return HOUSE.flat().map((window, place) => {
    const face = window === 'face' ? faces[next++] : undefined;
    return { place, face, still: window === 'face' ? ('lamp' as const) : window === 'dark' ? null : window };
  });
}

/** A house at night: most windows are dark, and behind some of the lit ones someone is still awake. */
export function AloneTonightScreen({ page }: LanderProps) {
  return (
    <Night data-lander="alonetonight" data-theme="dark">
      <Facade>
        {tenants(facesOf(page)).map(({ place, face, still }) => {
          if (face !== undefined) {
            return (
              <Pane key={place} $light="face">
                <FacePhoto face={face} sizes="(min-width: 992px) 120px, 22vw" eager={place < 8} />
                <figcaption>
                  <FaceLabel face={face} />
                  <b>
                    <FaceName face={face} />
                  </b>
                </figcaption>
              </Pane>
            );
          }
          return (
            <Pane key={place} $light={still === null ? 'dark' : 'lit'} aria-hidden>
              {still !== null && <Still life={still} />}
            </Pane>
          );
        })}
      </Facade>
      <Street>
        <Wrap>
          <Tonight>
            <PillPitch page={page} />
          </Tonight>
          <Points page={page} />
        </Wrap>
      </Street>
    </Night>
  );
}
