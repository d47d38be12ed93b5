import { useMember, useSettings } from '@amarena/shared/bus';
import { COMPLAINT_CATEGORIES, COMPLAINT_TEXT_LENGTH } from '@amarena/shared/contracts/moderation/complaints';
import { useFieldText } from '@amarena/shared/errors';
import { Button, ChoiceGroup, Muted, Problem, Radio, Stack, TextArea, TextField } from '@amarena/shared/ui';
import { type FormEvent, useState, useSyncExternalStore } from 'react';
import { useT } from '../catalogue.ts';
import { type ComplaintDraft, type DraftField, draftIn, draftProblems } from './complaint.model.ts';
import type { Sending } from './useComplaint.ts';

interface ComplaintFormProps {
  sending: Sending;
  onSend: (complaint: { category: NonNullable<ComplaintDraft['category']>; text: string; email: string | null }) => void;
}

const never = () => () => undefined;

/** False in server-rendered HTML, until React hydrates it. */
const useTakenOver = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** The subject, what happened, and where to send the answer. The typed text is kept, whatever happens. */
export function ComplaintForm({ sending, onSend }: ComplaintFormProps) {
  const t = useT();
  const fieldText = useFieldText();
  const member = useMember() !== null;
  const { support_email } = useSettings();
  const takenOver = useTakenOver();
  /** The problems of the fields, from the first submit on. */
  const [problems, setProblems] = useState<ReturnType<typeof draftProblems> | null>(null);
  const min = String(COMPLAINT_TEXT_LENGTH.min);
  const max = String(COMPLAINT_TEXT_LENGTH.max);
  const textProblem = problems?.get('text');
  const refusedEmail =
    sending.status === 'refused' && sending.error.code === 'validation_failed' && sending.error.fields.email !== undefined;

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const draft = draftIn(form);
    const found = draftProblems(draft);
    setProblems(found);
    const [first] = found.keys();
    if (first !== undefined) return focusField(form, first);
    if (draft.category !== null) onSend({ category: draft.category, text: draft.text, email: draft.email || null });
  };

  return (
    <form
      method="post"
      noValidate
      onSubmit={submit}
      onChange={(event) => problems !== null && setProblems(draftProblems(draftIn(event.currentTarget)))}
    >
      <Stack $gap={5}>
        <ChoiceGroup legend={t('complaint.category')} error={problems?.has('category') ? t('complaint.category.missing') : null} gap={0}>
          {COMPLAINT_CATEGORIES.map((category) => (
            <Radio key={category} name="category" value={category} label={t(`complaint.category.${category}`)} />
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
        />
        <TextField
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          label={t('complaint.email')}
          hint={t(member ? 'complaint.email.member' : 'complaint.email.visitor')}
          error={problems?.has('email') || refusedEmail ? fieldText('email_invalid') : null}
        />
        {sending.status === 'refused' && <Problem error={sending.error} />}
        <div>
          {/* Before hydration nothing handles a press, and the browser would put the text into the address. */}
          <Button type="submit" size="lg" busy={sending.status === 'busy'} disabled={!takenOver}>
            {t(sending.status === 'busy' ? 'complaint.busy' : 'complaint.send')}
          </Button>
        </div>
        <noscript>
          <Muted>{t('complaint.no_script', { email: support_email })}</Muted>
        </noscript>
      </Stack>
    </form>
  );
}

/** Moves the focus to a field with a problem. */
const focusField = (form: HTMLFormElement, field: DraftField): void => form.querySelector<HTMLElement>(`[name="${field}"]`)?.focus();
