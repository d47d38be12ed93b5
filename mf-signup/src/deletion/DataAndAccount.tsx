import { REACTIVATION_DAYS } from '@amarena/shared/contracts/account/linkLifetimes';
import { styled } from '@amarena/shared/styled';
import { Button } from '@amarena/shared/ui';
import { lazy, Suspense, useState } from 'react';
import { useSettingsT } from '../settings/catalogue.ts';
import { SettingsRow } from '../settings/SettingsRow.tsx';
import { Rows, Section } from '../settings/settings.styles.ts';

const ExportDialog = lazy(() => import('./ExportDialog.tsx'));
const DeleteDialog = lazy(() => import('./DeleteDialog.tsx'));

// Opens the dialog and does not delete yet, so it must not stand out on a settings page.
const LeaveButton = styled(Button)`
  color: var(--danger);
`;

/** A member's rights: to download their data, and to delete the account. */
export function DataAndAccount({ email }: { email: string }) {
  const t = useSettingsT();
  const [open, setOpen] = useState<'export' | 'delete' | null>(null);
  const close = () => setOpen(null);
  return (
    <Section id="account">
      <h2>{t('section.account')}</h2>
      <Rows>
        <SettingsRow
          name={t('export.label')}
          action={
            <Button
              size="sm"
              variant="secondary"
              aria-label={`${t('export.start')}: ${t('export.label')}`}
              onClick={() => setOpen('export')}
            >
              {t('export.start')}
            </Button>
          }
        >
          {t('export.hint')}
        </SettingsRow>
        <SettingsRow
          name={t('delete.label')}
          action={
            <LeaveButton
              size="sm"
              variant="secondary"
              aria-label={`${t('delete.start')}: ${t('delete.label')}`}
              onClick={() => setOpen('delete')}
            >
              {t('delete.start')}
            </LeaveButton>
          }
        >
          {t('delete.hint', { days: REACTIVATION_DAYS })}
        </SettingsRow>
      </Rows>
      {open !== null && (
        <Suspense fallback={null}>
          {open === 'export' ? <ExportDialog onClose={close} /> : <DeleteDialog email={email} onClose={close} />}
        </Suspense>
      )}
    </Section>
  );
}
