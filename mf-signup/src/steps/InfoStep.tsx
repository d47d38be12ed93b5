import { FormGrid } from '@amarena/shared/ui';
import { ChoiceFields } from '../attributes/ChoiceFields.tsx';
import { PlaceFields } from '../attributes/PlaceFields.tsx';
import { useProfileEdit } from '../attributes/useProfileEdit.ts';
import { useOwnT } from '../ownWords.ts';
import { StepFrame } from './StepFrame.tsx';
import type { StepProps } from './Steps.tsx';
import { Unsaved } from './Unsaved.tsx';

/** Where the member lives and a few things about them; all of it may stay empty. */
export function InfoStep({ user, ...step }: StepProps) {
  const t = useOwnT();
  const edit = useProfileEdit(user.profile);
  return (
    <StepFrame {...step} step="info" title={t('step.info.title')} lead={t('step.info.lead')} next={t('step.next')} skip={t('step.skip')}>
      <FormGrid>
        <PlaceFields edit={edit} />
        <ChoiceFields edit={edit} names={['relationship_status', 'body_type', 'hair_color', 'eye_color']} />
      </FormGrid>
      <Unsaved edit={edit} />
    </StepFrame>
  );
}
