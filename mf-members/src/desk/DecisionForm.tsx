import type { CaseDetail } from '@amarena/shared/contracts/moderation/moderation';
import { REPORT_TEXT_LENGTH } from '@amarena/shared/contracts/moderation/reports';
import { LANGUAGES } from '@amarena/shared/contracts/platform/languages';
import { useFormat } from '@amarena/shared/i18n';
import { ChoiceGroup, Radio, TextArea } from '@amarena/shared/ui';
import { Button, Problem, Stack } from '@amarena/shared/ui-first';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { useT } from './catalogue.ts';
import { choicesOf, chooseByNumber, chooseDecision, type Draft, decisionBody, EMPTY, missingIn, reasonsOf } from './decision.model.ts';
import { Key, Option, Panel } from './desk.styles.ts';
import type { DeskKey } from './keys.model.ts';
import { pictureLabel } from './labels.ts';
import type { DecisionActions } from './useDecision.ts';
import { useDeskKeys } from './useDeskKeys.ts';

interface DecisionFormProps {
  detail: CaseDetail;
  actions: DecisionActions;
  /** True if keyboard shortcuts work and are shown. */
  keys: boolean;
}

/** The decision and its reason, chosen by pointer or by number keys. */
export function DecisionForm({ detail, actions, keys }: DecisionFormProps) {
  const t = useT();
  const format = useFormat();
  const { answer_language, claim } = detail;
  const choices = choicesOf(detail);
  const [draft, setDraft] = useState<Draft>(EMPTY);
  const [note, setNote] = useState('');
  const [answer, setAnswer] = useState('');
  const [asked, setAsked] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const noteField = useRef<HTMLTextAreaElement>(null);
  const reasons = reasonsOf(choices, draft);
  const missing = asked ? missingIn(choices, draft) : null;

  // Choosing starts the work on a case: from then on it is claimed for this moderator.
  const change = (next: Draft) => {
    setDraft(next);
    setAsked(false);
    if (claim === null && next.decision !== null && !actions.busy) actions.claim();
  };
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    const order = decisionBody(detail, draft, { note, answer });
    if (order !== null) {
      if (!actions.deciding) actions.decide(order);
      return;
    }
    setAsked(true);
    form.current?.querySelector<HTMLInputElement>(`[name="${missingIn(choices, draft)}"]`)?.focus();
  };
  const act = (key: DeskKey): boolean => {
    switch (key.type) {
      case 'choose':
        change(chooseByNumber(choices, draft, key.index));
        return true;
      case 'note':
        noteField.current?.focus();
        return true;
      case 'reset':
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
        setDraft(EMPTY);
        return true;
      case 'submit':
        submit();
        return true;
      default:
        return false;
    }
  };
  useDeskKeys(keys, act);

  return (
    <Panel>
      <Stack as="form" ref={form} noValidate $gap={4} onSubmit={submit}>
        <Choices
          name="decision"
          legend={t('decision')}
          error={missing === 'decision' ? t('missing_decision') : null}
          numbered={keys && draft.decision === null}
          chosen={draft.decision}
          options={choices.map(({ decision }) => ({ value: decision, label: t(`decision.${decision}`) }))}
          onChoose={(decision) => change(chooseDecision(choices, draft, decision))}
        />
        {reasons.length > 0 && (
          <Choices
            name="reason"
            legend={t('reason')}
            error={missing === 'reason' ? t('missing_reason') : null}
            numbered={keys}
            chosen={draft.reason}
            options={reasons.map((reason) => ({ value: reason, label: t(`reason.${reason}`) }))}
            onChoose={(reason) => change({ ...draft, reason })}
          />
        )}
        {draft.decision === 'hide_photo' && <PhotoChoice detail={detail} draft={draft} onChange={change} />}
        {answer_language !== null && (
          <TextArea
            label={t('answer')}
            hint={t('answer_hint', { language: languageName(answer_language, format) })}
            rows={4}
            maxLength={REPORT_TEXT_LENGTH}
            value={answer}
            onChange={({ currentTarget }) => setAnswer(currentTarget.value)}
          />
        )}
        <TextArea
          ref={noteField}
          label={t('note')}
          hint={t('note_hint')}
          rows={2}
          maxLength={REPORT_TEXT_LENGTH}
          value={note}
          onChange={({ currentTarget }) => setNote(currentTarget.value)}
        />
        {actions.problem !== null && <Problem error={actions.problem} />}
        <Button type="submit" busy={actions.deciding}>
          {t('submit')}
        </Button>
      </Stack>
    </Panel>
  );
}

function languageName(code: string, format: ReturnType<typeof useFormat>): string {
  const language = LANGUAGES.find((one) => one === code);
  return language === undefined ? code : format.languageName(language);
}

interface ChoicesProps<Value extends string> {
  name: string;
  legend: string;
  error: string | null;
  /** True if number keys choose here. */
  numbered: boolean;
  chosen: Value | null;
  options: readonly { value: Value; label: ReactNode }[];
  onChoose(value: Value): void;
}

function Choices<Value extends string>({ name, legend, error, numbered, chosen, options, onChoose }: ChoicesProps<Value>) {
  return (
    <ChoiceGroup legend={legend} error={error} gap={0}>
      {options.map(({ value, label }, index) => (
        <Radio
          key={value}
          name={name}
          checked={chosen === value}
          onChange={() => onChoose(value)}
          label={
            <Option>
              {numbered && <Key aria-hidden>{index + 1}</Key>}
              {label}
            </Option>
          }
        />
      ))}
    </ChoiceGroup>
  );
}

/** Which of the photos to hide; the first one by default. */
function PhotoChoice({ detail: { pictures }, draft, onChange }: { detail: CaseDetail; draft: Draft; onChange(draft: Draft): void }) {
  const t = useT();
  const photos = pictures.flatMap((picture) =>
    picture.id === null ? [] : [{ value: picture.id, label: pictureLabel(t, pictures, picture) }],
  );
  return (
    <Choices
      name="photo"
      legend={t('photo')}
      error={null}
      numbered={false}
      chosen={draft.photo ?? photos[0]?.value ?? null}
      options={photos}
      onChoose={(photo) => onChange({ ...draft, photo })}
    />
  );
}
