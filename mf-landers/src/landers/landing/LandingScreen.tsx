import { Quote, Wrap } from '@amarena/shared/ui';
import type { LanderProps } from '../landerProps.ts';
import { PillForm } from '../parts/lander.styles.ts';
import { Points } from '../parts/Points.tsx';
import { SignupForm } from '../parts/SignupForm.tsx';
import { Headline, Notice, Texts } from '../parts/Words.tsx';
import { Place, Portrait, Said, Sitting } from './landing.styles.ts';
import { FictionalWarning, firstWords, PersonName, PersonPhoto } from './Person.tsx';

/** One person, as large as the screen allows, and their own words. */
export function LandingScreen({ page }: LanderProps) {
  const { member } = page;
  if (member === null) return null;
  return (
    <Portrait data-lander="landing" data-theme="dark">
      <Wrap>
        <Sitting>
          <PersonPhoto member={member} sizes="(min-width: 992px) 620px, 100vw" />
          <Said>
            <Place>
              <b>
                <PersonName member={member} />
              </b>
              {member.city}
            </Place>
            <Headline page={page} />
            {member.about_me !== null && <Quote>{firstWords(member.about_me)}</Quote>}
            <FictionalWarning member={member} />
            <PillForm>
              <SignupForm page={page} labelHidden />
            </PillForm>
            <Texts page={page} />
            <Notice page={page} />
          </Said>
        </Sitting>
        <Points page={page} />
      </Wrap>
    </Portrait>
  );
}
