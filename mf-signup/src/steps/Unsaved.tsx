import { useCommonT } from '@amarena/shared/i18n';
import { Problem } from '@amarena/shared/ui';
import type { ProfileEdit } from '../attributes/useProfileEdit.ts';

/** What could not be stored, with another try. */
export function Unsaved({ edit: { state, retry } }: { edit: ProfileEdit }) {
  const common = useCommonT();
  return state.status === 'failed' ? <Problem error={state.error} onRetry={retry} retryLabel={common('action.retry')} /> : null;
}
