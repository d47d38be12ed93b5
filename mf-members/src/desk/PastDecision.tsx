import type { Decided } from '@amarena/shared/contracts/moderation/moderation';
import { useFormat } from '@amarena/shared/i18n';
import { Muted, Row, Tag } from '@amarena/shared/ui-first';
import { useT } from './catalogue.ts';
import { CaseText } from './desk.styles.ts';

/** An earlier decision: what, why, by whom and when. */
export function PastDecision({ decided: { decision, reason, note, by, decided_at, overturned } }: { decided: Decided }) {
  const t = useT();
  const format = useFormat();
  return (
    <div>
      <Row $gap={2}>
        <b>{t(`decision.${decision}`)}</b>
        {overturned && <Tag>{t('overturned')}</Tag>}
      </Row>
      {reason !== null && <Muted $size="sm">{t(`reason.${reason}`)}</Muted>}
      {note !== null && <CaseText>{note}</CaseText>}
      <Muted $size="xs">{t('by', { name: by ?? t('audit.site'), when: format.date(decided_at) })}</Muted>
    </div>
  );
}
