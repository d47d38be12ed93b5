import { newRequestId } from '@amarena/shared/api';
import { bus, useStream } from '@amarena/shared/bus';
import type { User } from '@amarena/shared/contracts/account/user';
import { putUser } from '@amarena/shared/contracts/account/userCalls';
import { answerOrThrow, problemOf, useMutation } from '@amarena/shared/query';
import { Problem, Switch } from '@amarena/shared/ui';
import { useSettingsT } from './catalogue.ts';
import { SwitchRow } from './settings.styles.ts';

/** Whether fictional profiles have an icon beside their label. The site can switch the icon off for everyone. */
export function IconChoice() {
  const session = useStream(bus.session$);
  return session.status === 'member' ? <IconSwitch user={session.user} /> : null;
}

function IconSwitch({ user }: { user: User }) {
  const t = useSettingsT();
  const change = useMutation({
    mutationFn: ({ fictional_icon, requestId }: { fictional_icon: boolean; requestId: string }) =>
      answerOrThrow(putUser, { body: { fictional_icon }, requestId }),
    onSuccess: () => bus.ask({ type: 'refresh' }),
  });
  const saved = change.isSuccess ? change.data.user : user;
  const shown = change.isPending ? change.variables.fictional_icon : saved.fictional_icon;
  return (
    <>
      <SwitchRow>
        <Switch
          label={t('icon.label')}
          description={t('icon.hint')}
          checked={shown}
          busy={change.isPending}
          onChange={({ currentTarget }) => change.mutate({ fictional_icon: currentTarget.checked, requestId: newRequestId() })}
        />
      </SwitchRow>
      {change.isError && <Problem error={problemOf(change.error)} />}
    </>
  );
}
