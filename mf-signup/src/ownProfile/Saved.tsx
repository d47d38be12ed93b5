import { useCommonT } from '@amarena/shared/i18n';
import { Problem } from '@amarena/shared/ui';
import { Check } from 'lucide-react';
import type { ProfileEdit } from '../attributes/useProfileEdit.ts';
import { useOwnT } from '../ownWords.ts';
import { SaveNote } from './profile.styles.ts';

/** The state of saving, announced politely; after a failure, a retry button. */
export function Saved({ edit: { state, retry } }: { edit: ProfileEdit }) {
  const t = useOwnT();
  const common = useCommonT();
  if (state.status === 'failed') return <Problem error={state.error} onRetry={retry} retryLabel={common('action.retry')} />;
  const words = { idle: t('save.idle'), saving: t('save.saving'), saved: t('save.saved') };
  return (
    <SaveNote role="status">
      {state.status === 'saved' && <Check size={16} strokeWidth={1.75} aria-hidden />}
      {words[state.status]}
    </SaveNote>
  );
}
