import type { MyDecision } from '@amarena/shared/contracts/moderation/moderation';
import { REPORT_TEXT_LENGTH } from '@amarena/shared/contracts/moderation/reports';
import { useFormat } from '@amarena/shared/i18n';
import { TextArea } from '@amarena/shared/ui';
import { Button, Muted, Problem, Stack } from '@amarena/shared/ui-first';
import { type FormEvent, useRef, useState } from 'react';
import { useT } from './catalogue.ts';
import { useAppeal } from './useDecisions.ts';

/** The member's objection, which another moderator decides. */
export function AppealForm({ decision, until }: { decision: MyDecision; until: string }) {
  const t = useT();
  const format = useFormat();
  const appeal = useAppeal(decision.id);
  const field = useRef<HTMLTextAreaElement>(null);
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [missing, setMissing] = useState(false);
  const hint = t('appeal_until', { date: format.date(until) });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== '') return appeal.send(text.trim());
    setMissing(true);
    field.current?.focus();
  };
  if (!open) {
    return (
      <div>
        <Button variant="secondary" onClick={() => setOpen(true)}>
          {t('appeal')}
        </Button>
        <Muted $size="sm">{hint}</Muted>
      </div>
    );
  }
  return (
    <Stack as="form" noValidate $gap={3} onSubmit={submit}>
      <TextArea
        ref={field}
        autoFocus
        label={t('appeal_label')}
        hint={hint}
        error={missing ? t('appeal_missing') : null}
        maxLength={REPORT_TEXT_LENGTH}
        value={text}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value);
          setMissing(false);
        }}
      />
      {appeal.problem !== null && <Problem error={appeal.problem} />}
      <div>
        <Button type="submit" busy={appeal.busy}>
          {t('appeal_send')}
        </Button>
      </div>
    </Stack>
  );
}
