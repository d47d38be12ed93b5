import { Wrap } from '@amarena/shared/ui';
import { type LanderProps, landerScreen } from '../landerScreen.tsx';
import { facesOf } from '../parts/Face.tsx';
import { PillForm } from '../parts/lander.styles.ts';
import { Points } from '../parts/Points.tsx';
import { SignupForm } from '../parts/SignupForm.tsx';
import { Headline, Notice, Texts } from '../parts/Words.tsx';
import { Net } from './Net.tsx';
import { Said, Sky, Table } from './network.styles.ts';

/** People and the conversations between them; one chair in the middle is free. */
export function Network({ page }: LanderProps) {
  return (
    <Sky data-lander="socialnetwork" data-theme="light">
      <Wrap>
        <Table>
          <Said>
            <Headline page={page} />
            <Texts page={page} />
            <PillForm>
              <SignupForm page={page} />
            </PillForm>
            <Notice page={page} />
          </Said>
          <Net faces={facesOf(page)} />
        </Table>
        <Points page={page} />
      </Wrap>
    </Sky>
  );
}

export const NetworkScreen = landerScreen('socialnetwork', Network);
