import { Quote, Wrap } from '@amarena/shared/ui';
import { useT } from '../../catalogue.ts';
import type { LanderProps } from '../landerProps.ts';
import { blockOf } from '../parts/blocks.ts';
import { CardForm } from '../parts/lander.styles.ts';
import { PointList } from '../parts/Points.tsx';
import { SignupForm } from '../parts/SignupForm.tsx';
import { Headline, Notice, Texts } from '../parts/Words.tsx';
import { Cover, Inside, Issue, Kiosk, Lines, Picture, Shelf } from './cover.styles.ts';
import { FictionalWarning, firstWords, PersonName, PersonPhoto } from './Person.tsx';

/** Bars of the code, drawn by hand. */
const CODE =
  'M0 0h3v52H0ZM6 0h1v52H6ZM10 0h4v44h-4ZM17 0h1v44h-1ZM21 0h2v44h-2ZM26 0h5v44h-5ZM34 0h1v44h-1ZM38 0h3v44h-3ZM44 0h1v52h-1ZM48 0h1v52h-1ZM52 0h4v44h-4ZM59 0h1v44h-1ZM63 0h2v44h-2ZM68 0h1v44h-1ZM72 0h5v44h-5ZM80 0h2v44h-2ZM85 0h1v44h-1ZM89 0h2v52h-2ZM93 0h3v52h-3Z';

/** A magazine cover: one person, what they say, and lines beside the picture, never across the face. */
export function Landing3Screen({ page }: LanderProps) {
  const t = useT();
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
            </Lines>
            {points !== null && (
              <Inside>
                <PointList points={points} />
              </Inside>
            )}
            <Issue aria-hidden>
              {t('lander.cover.site')}
              <svg viewBox="0 0 96 52" aria-hidden>
                <path d={CODE} />
              </svg>
            </Issue>
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
