import { Wrap } from '@amarena/shared/ui';
import type { LanderProps } from '../landerProps.ts';
import { facesOf } from '../parts/Face.tsx';
import { PillPitch } from '../parts/Pitch.tsx';
import { Points } from '../parts/Points.tsx';
import { Net } from './Net.tsx';
import { Said, Sky, Table } from './network.styles.ts';

/** People and the conversations between them; one chair in the middle is free. */
export function NetworkScreen({ page }: LanderProps) {
  return (
    <Sky data-lander="socialnetwork" data-theme="light">
      <Wrap>
        <Table>
          <Said>
            <PillPitch page={page} />
          </Said>
          <Net faces={facesOf(page)} />
        </Table>
        <Points page={page} />
      </Wrap>
    </Sky>
  );
}
