import { useMember } from '@amarena/shared/bus';
import { COMPLAINT_CATEGORIES, COMPLAINT_TEXT_LENGTH } from '@amarena/shared/contracts/reports';
import { useFieldText } from '@amarena/shared/errors';
import { Button, ChoiceGroup, Problem, Radio, Stack, TextArea, TextField } from '@amarena/shared/ui';
import { useRef, useState } from 'react';
import { useT } from '../catalogue.ts';
import { type ComplaintDraft, type DraftField, type DraftProblem, draftProblems, EMPTY_DRAFT } from './complaint.model.ts';
import type { Sending } from './useComplaint.ts';

interface ComplaintFormProps {
  sending: Sending;
  onSend: (complaint: { category: NonNullable<ComplaintDraft['category']>; text: string; email: string | null }) => void;
}

/** What it is about, what happened, and where the answer goes. What was typed stays, whatever happens. */
export function ComplaintForm({ sending, onSend }: ComplaintFormProps) {
  const t = useT();
  const fieldText = useFieldText();
  const member = useMember() !== null;
  const [draft, setDraft] = useState(EMPTY_DRAFT);
  const [checked, setChecked] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const problems = checked ? draftProblems(draft) : new Map<DraftField, DraftProblem>();
  const change = (values: Partial<ComplaintDraft>) => setDraft({ ...draft, ...values });

  const min = String(COMPLAINT_TEXT_LENGTH.min);
  const max = String(COMPLAINT_TEXT_LENGTH.max);
  const textProblem = problems.get('text');
  const refusedEmail =
    sending.status === 'refused' && sending.error.code === 'validation_failed' && sending.error.fields.email !== undefined;

  const submit = () => {
    setChecked(true);
    const [first] = draftProblems(draft).keys();
    if (first !== undefined) return focusField(form.current, first);
    if (draft.category !== null) onSend({ category: draft.category, text: draft.text.trim(), email: draft.email.trim() || null });
  };

  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Stack $gap={5}>
        <ChoiceGroup legend={t('complaint.category')} error={problems.has('category') ? t('complaint.category.missing') : null} gap={0}>
          {COMPLAINT_CATEGORIES.map((category) => (
            <Radio
              key={category}
              name="category"
              value={category}
              label={t(`complaint.category.${category}`)}
              checked={draft.category === category}
              onChange={() => change({ category })}
            />
          ))}
        </ChoiceGroup>
        <TextArea
          name="text"
          rows={6}
          label={t('complaint.text')}
          hint={t('complaint.text.hint')}
          error={
            textProblem === undefined
              ? null
              : textProblem === 'long'
                ? t('complaint.text.long', { max })
                : t('complaint.text.short', { min })
          }
          value={draft.text}
          onChange={(event) => change({ text: event.currentTarget.value })}
        />
        <TextField
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          label={t('complaint.email')}
          hint={t(member ? 'complaint.email.member' : 'complaint.email.visitor')}
          error={problems.has('email') || refusedEmail ? fieldText('email_invalid') : null}
          value={draft.email}
          onChange={(event) => change({ email: event.currentTarget.value })}
        />
        {sending.status === 'refused' && <Problem error={sending.error} />}
        <div>
          <Button type="submit" size="lg" busy={sending.status === 'busy'}>
            {t(sending.status === 'busy' ? 'complaint.busy' : 'complaint.send')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}

/** Moves to the first field that is not right yet. */
const focusField = (form: HTMLFormElement | null, field: DraftField): void =>
  form?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus();
