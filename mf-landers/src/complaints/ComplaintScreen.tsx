import { Muted, Page, Stack } from '@amarena/shared/ui';
import { useT } from '../catalogue.ts';
import { ComplaintForm } from './ComplaintForm.tsx';
import { ComplaintReceived } from './ComplaintReceived.tsx';
import { useComplaint } from './useComplaint.ts';

/** `/complaints`: a complaint form for anyone, confirmed with a case number. */
export function ComplaintScreen() {
  const t = useT();
  const { sending, send } = useComplaint();
  if (sending.status === 'done') return <ComplaintReceived number={sending.number} email={sending.email} />;
  return (
    <Page $width="questions">
      <Stack $gap={6}>
        <Stack as="header" $gap={2}>
          <h1>{t('complaint.title')}</h1>
          <Muted>{t('complaint.lead')}</Muted>
          <Muted $size="sm">{t('complaint.report')}</Muted>
        </Stack>
        <ComplaintForm sending={sending} onSend={send} />
      </Stack>
    </Page>
  );
}
