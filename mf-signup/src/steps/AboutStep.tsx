import { ABOUT_ME_LENGTH } from '@amarena/shared/contracts/platform/fieldBounds';
import { useFormat } from '@amarena/shared/i18n';
import { useRef } from 'react';
import { AboutMeField } from '../attributes/AboutMeField.tsx';
import { InterestsField } from '../attributes/InterestsField.tsx';
import { useProfileEdit } from '../attributes/useProfileEdit.ts';
import { useOwnT } from '../ownWords.ts';
import { StepFrame } from './StepFrame.tsx';
import type { StepProps } from './stepProps.ts';
import { Unsaved } from './Unsaved.tsx';

/** The member's own words and interests. */
export function AboutStep({ user, ...step }: StepProps) {
  const t = useOwnT();
  const format = useFormat();
  const edit = useProfileEdit(user.profile);
  const box = useRef<HTMLDivElement>(null);
  const bounds = { min: format.number(ABOUT_ME_LENGTH.min), max: format.number(ABOUT_ME_LENGTH.max) };
  // Text that is too short or too long must not be lost by continuing: the field shows the problem.
  const onNext = () => {
    const wrong = box.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    wrong?.focus();
    return !wrong;
  };
  return (
    <StepFrame
      {...step}
      step="about"
      title={t('step.about.title')}
      lead={t('step.about.lead', bounds)}
      next={t('step.done')}
      skip={t('step.skip')}
      onNext={onNext}
    >
      <div ref={box}>
        <AboutMeField edit={edit} label={t('about.title')} />
      </div>
      <InterestsField edit={edit} title={<h3>{t('interests.title')}</h3>} />
      <Unsaved edit={edit} />
    </StepFrame>
  );
}
