import { useMember } from '@amarena/shared/bus';
import { pathTo } from '@amarena/shared/contracts/platform/routes';
import { LinkButton, Muted, Page, Stack } from '@amarena/shared/ui';
import { useEffect, useRef } from 'react';
import { useT } from '../catalogue.ts';

/** The case number, and whether an answer is possible. */
export function ComplaintReceived({ number, email }: { number: number; email: string | null }) {
  const t = useT();
  const member = useMember() !== null;
  const title = useRef<HTMLHeadingElement>(null);
  // The form is gone, so the focus moves to what replaced it.
  useEffect(() => title.current?.focus(), []);
  return (
    <Page $width="questions">
      <Stack $gap={4}>
        <h1 ref={title} tabIndex={-1}>
          {t('complaint.done')}
        </h1>
        <p>{t('complaint.done.number', { number: String(number) })}</p>
        <Muted>{t(email !== null || member ? 'complaint.done.mail' : 'complaint.done.no_mail')}</Muted>
        <div>
          <LinkButton variant="secondary" to={pathTo(member ? 'members' : 'index')}>
            {t('complaint.done.home')}
          </LinkButton>
        </div>
      </Stack>
    </Page>
  );
}
