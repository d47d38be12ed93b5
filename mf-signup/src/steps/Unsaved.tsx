import { useCommonT } from '@amarena/shared/i18n';
import { Problem } from '@amarena/shared/ui';
import type { ProfileEdit } from '../attributes/useProfileEdit.ts';

/** Says what could not be saved, with a retry button. */
export function Unsaved({ edit: { state, retry } }: { edit: ProfileEdit }) {
  const common = useCommonT();
  return state.status === 'failed' ? <Problem error={state.error} onRetry={retry} retryLabel={common('action.retry')} /> : null;
}
