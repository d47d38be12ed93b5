import type { ReactNode } from 'react';
import type { LanderProps } from '../landerProps.ts';
import { CardForm, PillForm } from './lander.styles.ts';
import { SignupForm } from './SignupForm.tsx';
import { Headline, Notice, Texts } from './Words.tsx';

/** What most designs say in one place: heading and words, then the form on a card that holds the notice too. */
export const CardPitch = ({ page }: LanderProps) => (
  <>
    <Headline page={page} />
    <Texts page={page} />
    <CardForm>
      <SignupForm page={page} />
      <Notice page={page} />
    </CardForm>
  </>
);

/** The same with a form of pills and the notice under it. `children` stand in the form over its field. */
export const PillPitch = ({ page, children }: LanderProps & { children?: ReactNode }) => (
  <>
    <Headline page={page} />
    <Texts page={page} />
    <PillForm>
      <SignupForm page={page} labelHidden>
        {children}
      </SignupForm>
    </PillForm>
    <Notice page={page} />
  </>
);
