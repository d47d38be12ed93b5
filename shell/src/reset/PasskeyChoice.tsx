import type { getResetPasskeys } from '@amarena/shared/contracts/account/passwords';
import type { AnswerOf } from '@amarena/shared/contracts/platform/endpoint';
import { useFormat } from '@amarena/shared/i18n';
import { Checkbox } from '@amarena/shared/ui';
import { Muted, Stack } from '@amarena/shared/ui-first';
import { useId } from 'react';
import { useResetT } from './catalogue.ts';

export type ResetPasskey = AnswerOf<typeof getResetPasskeys>['passkeys'][number];

/** Form field whose values are the ids to remove. */
export const REMOVED_PASSKEYS = 'remove_passkeys';

/** Which passkeys to remove with the old password. Recently added ones are preselected. */
export function PasskeyChoice({ passkeys }: { passkeys: readonly ResetPasskey[] }) {
  const t = useResetT();
  const format = useFormat();
  const titleId = useId();
  return (
    <Stack $gap={2} role="group" aria-labelledby={titleId}>
      <strong id={titleId}>{t('passkeys.title')}</strong>
      <Muted>{t('passkeys.lead')}</Muted>
      {passkeys.map(({ id, name, created_at, young }) => (
        <Checkbox
          key={id}
          name={REMOVED_PASSKEYS}
          value={id}
          defaultChecked={young}
          label={t('passkeys.one', { name, date: format.date(created_at) })}
        />
      ))}
    </Stack>
  );
}
