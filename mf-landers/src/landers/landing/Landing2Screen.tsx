import { Wrap } from '@amarena/shared/ui';
import { useT } from '../../catalogue.ts';
import type { LanderProps } from '../landerProps.ts';
import { Points } from '../parts/Points.tsx';
import { SignupForm } from '../parts/SignupForm.tsx';
import { Headline, Notice, Texts } from '../parts/Words.tsx';
import { FictionalWarning, PersonName, PersonPhoto } from './Person.tsx';
import { Address, Blank, Desk, Postcard, Postmark, Stamp, Table } from './postcard.styles.ts';

/** A blank postcard with the address on it; the stamp shows the member. */
export function Landing2Screen({ page }: LanderProps) {
  const t = useT();
  const { member } = page;
  if (member === null) return null;
  return (
    <Desk data-lander="landing2" data-theme="light">
      <Wrap>
        <Table>
          <Headline page={page} />
          <Postcard>
            <Blank>
              <p>{t('lander.card.line')}</p>
              <SignupForm page={page} />
            </Blank>
            <div>
              <Stamp>
                <PersonPhoto member={member} sizes="(min-width: 992px) 190px, 110px" />
                <Postmark viewBox="0 0 120 60" aria-hidden>
                  <circle cx="30" cy="30" r="27" />
                  <circle cx="30" cy="30" r="19" />
                  <path d="M60 14q8-6 16 0t16 0t16 0t16 0M60 26q8-6 16 0t16 0t16 0t16 0M60 38q8-6 16 0t16 0t16 0t16 0M60 50q8-6 16 0t16 0t16 0t16 0" />
                </Postmark>
              </Stamp>
              <Address>
                <span>{t('lander.card.to')}</span>
                <b>
                  <PersonName member={member} />
                </b>
                <i>{member.city}</i>
              </Address>
            </div>
          </Postcard>
          <FictionalWarning member={member} />
          <Texts page={page} />
          <Notice page={page} />
        </Table>
        <Points page={page} />
      </Wrap>
    </Desk>
  );
}
