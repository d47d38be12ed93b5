import { useMember } from '@amarena/shared/bus';
import { useCommonT, useFormat } from '@amarena/shared/i18n';
import { ConfirmDialog } from '@amarena/shared/overlay';
import { pathTo } from '@amarena/shared/router';
import { Card } from '@amarena/shared/ui';
import { Button, LinkButton, Muted, Stack } from '@amarena/shared/ui-first';
import { Clock, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { useT } from './catalogue.ts';
import { Refusal } from './Refusal.tsx';
import { useRequest } from './useRequest.ts';
import { Mark } from './verification.styles.ts';

/** The selfie waits for a moderator. */
export function Pending({ sent_at }: { sent_at: string }) {
  const t = useT();
  const common = useCommonT();
  const format = useFormat();
  const { withdraw, busy, problem } = useRequest();
  const [asking, setAsking] = useState(false);
  return (
    <Card>
      <Stack $gap={4} style={{ justifyItems: 'center', textAlign: 'center' }}>
        <Mark $tone="warning">
          <Clock size={40} strokeWidth={1.75} aria-hidden />
        </Mark>
        <h2 id="verification-step">{t('pending.title')}</h2>
        <Muted>{t('pending.text')}</Muted>
        <Muted $size="sm">{t('pending.sent', { when: format.relative(sent_at) })}</Muted>
        <Refusal problem={problem} />
        <Button variant="ghost" onClick={() => setAsking(true)}>
          {t('pending.withdraw')}
        </Button>
      </Stack>
      <ConfirmDialog
        open={asking}
        title={t('withdraw.title')}
        text={t('withdraw.text')}
        confirmLabel={t('pending.withdraw')}
        cancelLabel={common('action.cancel')}
        busy={busy}
        onConfirm={withdraw}
        onCancel={() => setAsking(false)}
      />
    </Card>
  );
}

/** The member has the badge. */
export function Verified({ since }: { since: string }) {
  const t = useT();
  const format = useFormat();
  const member = useMember();
  return (
    <Card>
      <Stack $gap={4} style={{ justifyItems: 'center', textAlign: 'center' }}>
        <Mark $tone="success">
          <ShieldCheck size={40} strokeWidth={1.75} aria-hidden />
        </Mark>
        <h2 id="verification-step">{t('verified.title')}</h2>
        <Muted>{t('verified.text', { date: format.date(since) })}</Muted>
        <Muted $size="sm">{t('begin.ends')}</Muted>
        {member !== null && (
          <LinkButton variant="secondary" to={pathTo('members-id', { id: member.id })}>
            {t('verified.profile')}
          </LinkButton>
        )}
      </Stack>
    </Card>
  );
}
