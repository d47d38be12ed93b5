import { FormGrid } from '@amarena/shared/ui';
import { useRef } from 'react';
import { ChoiceFields } from '../attributes/ChoiceFields.tsx';
import { PlaceFields } from '../attributes/PlaceFields.tsx';
import { useProfileEdit } from '../attributes/useProfileEdit.ts';
import { useOwnT } from '../ownWords.ts';
import { StepFrame } from './StepFrame.tsx';
import type { StepProps } from './stepProps.ts';
import { Unsaved } from './Unsaved.tsx';

/** Where the member lives, and a few attributes; everything is optional. */
export function InfoStep({ user, ...step }: StepProps) {
  const t = useOwnT();
  const edit = useProfileEdit(user.profile);
  const box = useRef<HTMLDivElement>(null);
  const told = useRef(false);
  // If the member continues straight from an unknown city, stop once to show the note; a correct but small city then passes.
  const onNext = () => {
    const wrong = box.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (!wrong || told.current) return true;
    told.current = true;
    wrong.focus();
    return false;
  };
  return (
    <StepFrame
      {...step}
      step="info"
      title={t('step.info.title')}
      lead={t('step.info.lead')}
      next={t('step.next')}
      skip={t('step.skip')}
      onNext={onNext}
    >
      <FormGrid ref={box}>
        <PlaceFields edit={edit} withCountry={false} />
        <ChoiceFields edit={edit} names={['relationship_status', 'body_type', 'hair_color', 'eye_color']} />
      </FormGrid>
      <Unsaved edit={edit} />
    </StepFrame>
  );
}
