import type { AccountSettings } from '@amarena/shared/contracts/account/notifications';
import { useFormat } from '@amarena/shared/i18n';
import { Button } from '@amarena/shared/ui';
import { lazy, Suspense, useState } from 'react';
import { PasskeysLine } from '../passkeys/PasskeysLine.tsx';
import { useSettingsT } from './catalogue.ts';
import { Sessions } from './Sessions.tsx';
import { SettingsRow } from './SettingsRow.tsx';
import { Rows, Section } from './settings.styles.ts';

const ChangeEmailDialog = lazy(() => import('../mailChange/ChangeEmailDialog.tsx'));
const PasskeysDialog = lazy(() => import('../passkeys/PasskeysDialog.tsx'));
const ChangePasswordDialog = lazy(() => import('./ChangePasswordDialog.tsx'));

const DIALOGS = { email: ChangeEmailDialog, password: ChangePasswordDialog, passkeys: PasskeysDialog } as const;

/** E-mail, password, passkeys and sessions. */
export function Access({ settings }: { settings: AccountSettings }) {
  const t = useSettingsT();
  const format = useFormat();
  const [open, setOpen] = useState<keyof typeof DIALOGS | null>(null);
  const Open = open === null ? null : DIALOGS[open];
  const close = () => setOpen(null);
  const change = (what: 'email' | 'password') => (
    <Button size="sm" variant="secondary" aria-label={`${t('change')}: ${t(`${what}.label`)}`} onClick={() => setOpen(what)}>
      {t('change')}
    </Button>
  );
  const changed = settings.password_changed_at;
  return (
    <Section id="access">
      <h2>{t('section.access')}</h2>
      <Rows>
        <SettingsRow name={t('email.label')} action={change('email')}>
          {settings.email}
        </SettingsRow>
        <SettingsRow name={t('password.label')} action={change('password')}>
          {changed === null ? t('password.never') : t('password.changed', { date: format.date(changed) })}
        </SettingsRow>
        <PasskeysLine onManage={() => setOpen('passkeys')} />
      </Rows>
      <Sessions />
      {Open !== null && (
        <Suspense fallback={null}>
          <Open onClose={close} />
        </Suspense>
      )}
    </Section>
  );
}
