import { Switch } from '@amarena/shared/ui';
import type { ProfileEdit } from '../attributes/useProfileEdit.ts';
import { useOwnT } from '../ownWords.ts';

/** Invisible mode: no one finds the member, and their visits leave no trace. */
export function Invisible({ edit: { shown, save } }: { edit: ProfileEdit }) {
  const t = useOwnT();
  return (
    <Switch
      label={t('invisible.title')}
      description={t('invisible.text')}
      checked={shown.invisible_mode}
      onChange={(event) => save({ invisible_mode: event.currentTarget.checked })}
    />
  );
}
