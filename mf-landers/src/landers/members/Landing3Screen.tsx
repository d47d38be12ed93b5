import { Quote, Wrap } from '@amarena/shared/ui';
import { type LanderProps, landerScreen } from '../landerScreen.tsx';
import { blockOf } from '../parts/blocks.ts';
import { CardForm } from '../parts/lander.styles.ts';
import { PointList } from '../parts/Points.tsx';
import { SignupForm } from '../parts/SignupForm.tsx';
import { Headline, Notice, Texts } from '../parts/Words.tsx';
import { Cover, Kiosk, Lines, Picture, Shelf } from './cover.styles.ts';
import { FictionalWarning, firstWords, PersonName, PersonPhoto } from './Person.tsx';

/** The cover of a magazine: one person, what they say, and lines beside the picture, never across the face. */
export function Landing3({ page }: LanderProps) {
  const { member } = page;
  const points = blockOf(page, 'points');
  if (member === null) return null;
  return (
    <Kiosk data-lander="landing3" data-theme="light">
      <Wrap>
        <Shelf>
          <Cover>
            <Headline page={page} />
            <Picture>
              <PersonPhoto member={member} sizes="(min-width: 992px) 420px, 56vw" />
            </Picture>
            <Lines>
              <h2>
                <PersonName member={member} />
              </h2>
              {member.about_me !== null && <Quote>{firstWords(member.about_me, 90)}</Quote>}
              {points !== null && <PointList points={points} />}
            </Lines>
          </Cover>
          <div>
            <Texts page={page} />
            <FictionalWarning member={member} />
            <CardForm>
              <SignupForm page={page} />
              <Notice page={page} />
            </CardForm>
          </div>
        </Shelf>
      </Wrap>
    </Kiosk>
  );
}

export const Landing3Screen = landerScreen('landing3', Landing3);
