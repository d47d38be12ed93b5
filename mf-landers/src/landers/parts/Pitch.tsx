import type { ReactNode } from 'react';
import type { LanderProps } from '../landerProps.ts';
import { CardForm, PillForm } from './lander.styles.ts';
import { SignupForm } from './SignupForm.tsx';
import { Headline, Notice, Texts } from './Words.tsx';

/** The usual arrangement: heading and text, then the form on a card with the notice. */
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

/** As `CardPitch`, with a pill-shaped form and the notice below it. `children` go into the form above its field. */
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
