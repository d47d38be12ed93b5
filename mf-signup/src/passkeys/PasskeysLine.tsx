import { getPasskeys } from '@amarena/shared/contracts/account/passkeys';
import { queryFor, useQuery } from '@amarena/shared/query';
import { Button } from '@amarena/shared/ui';
import { useSettingsT } from '../settings/catalogue.ts';
import { SettingsRow } from '../settings/SettingsRow.tsx';

/** A summary of the passkeys in one line, with a button to manage them. */
export function PasskeysLine({ onManage }: { onManage: () => void }) {
  const t = useSettingsT();
  const names = useQuery(queryFor(getPasskeys)).data?.passkeys.map(({ name }) => name) ?? [];
  const manage = (
    <Button size="sm" variant="secondary" aria-label={`${t('passkeys.manage')}: ${t('passkeys.label')}`} onClick={onManage}>
      {t('passkeys.manage')}
    </Button>
  );
  return (
    <SettingsRow name={t('passkeys.label')} action={manage}>
      {names.length === 0 ? t('passkeys.hint') : names.join(' · ')}
    </SettingsRow>
  );
}
