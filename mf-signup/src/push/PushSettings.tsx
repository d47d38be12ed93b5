import { call, newRequestId } from '@amarena/shared/api';
import { bus, type PushState, useSettings, useStream } from '@amarena/shared/bus';
import { getPush, putPush, type PushSettings as Settings } from '@amarena/shared/contracts/account/push';
import type { AppError } from '@amarena/shared/errors';
import { keyOf, queryFor, useQuery, useQueryClient } from '@amarena/shared/query';
import { Problem, Switch } from '@amarena/shared/ui';
import { useState } from 'react';
import { useSettingsT } from '../settings/catalogue.ts';
import { Rows, RowWords, SettingRow, SwitchRow } from '../settings/settings.styles.ts';

type Unable = Exclude<PushState['subscription'], 'none' | 'subscribed' | 'unknown'>;
const isUnable = (subscription: PushState['subscription']): subscription is Unable =>
  subscription === 'unsupported' || subscription === 'home_screen' || subscription === 'denied';

/** Push: its real state on this device, and the settings for all devices. */
export function PushSettings() {
  const t = useSettingsT();
  const { push_public_key } = useSettings();
  const { data } = useQuery({ ...queryFor(getPush), enabled: push_public_key !== null });
  const client = useQueryClient();
  const [error, setError] = useState<AppError | null>(null);
  if (push_public_key === null) return null;

  const save = async (change: Partial<Settings>) => {
    setError(null);
    const key = keyOf(getPush);
    const before = client.getQueryData<Settings>(key);
    if (before !== undefined) client.setQueryData(key, { ...before, ...change });
    const answer = await call(putPush, { body: change, requestId: newRequestId() });
    client.setQueryData(key, answer.ok ? answer.value : before);
    if (!answer.ok) setError(answer.error);
  };
  return (
    <>
      <Rows>
        <ThisDevice />
        <SwitchRow>
          <Switch
            label={t('push.discreet')}
            description={t('push.discreet.hint')}
            disabled={data === undefined}
            checked={data?.names === false}
            onChange={({ currentTarget }) => void save({ names: !currentTarget.checked })}
          />
        </SwitchRow>
        <SwitchRow>
          <Switch
            label={t('push.quiet')}
            description={t('push.quiet.hint')}
            disabled={data === undefined}
            checked={data?.quiet === true}
            onChange={({ currentTarget }) => void save({ quiet: currentTarget.checked })}
          />
        </SwitchRow>
      </Rows>
      {error !== null && <Problem error={error} reveal />}
    </>
  );
}

/** A switch if the person can decide here; otherwise the reason, and what to do. */
function ThisDevice() {
  const t = useSettingsT();
  const { subscription, changing, failed } = useStream(bus.push$);
  if (isUnable(subscription)) {
    return (
      <SettingRow>
        <RowWords role="status">
          <b>{t('push.device')}</b>
          <p>{t(`push.device.${subscription}`)}</p>
        </RowWords>
      </SettingRow>
    );
  }
  const hint = failed ? 'push.device.failed' : subscription === 'subscribed' ? 'push.device.subscribed' : 'push.device.none';
  return (
    <SwitchRow>
      <Switch
        label={t('push.device')}
        description={t(hint)}
        checked={subscription === 'subscribed'}
        disabled={subscription === 'unknown'}
        busy={changing}
        onChange={({ currentTarget }) => bus.ask({ type: 'push', wanted: currentTarget.checked })}
      />
    </SwitchRow>
  );
}
