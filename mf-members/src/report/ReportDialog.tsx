import { REPORT_CATEGORIES, REPORT_LINES, REPORT_TEXT_LENGTH, type ReportCategory } from '@amarena/shared/contracts/moderation/reports';
import type { Widgets } from '@amarena/shared/contracts/platform/widgets';
import { useCommonT, useFormat } from '@amarena/shared/i18n';
import { Dialog } from '@amarena/shared/overlay';
import { Checkbox, ChoiceGroup, Radio, TextArea } from '@amarena/shared/ui';
import { Button, Muted, Problem, Stack } from '@amarena/shared/ui-first';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useT } from './catalogue.ts';
import { useReport } from './useReport.ts';

/** The counter shows when no more than this many characters are left. */
const FEW_LEFT = 100;

/** Reports a member, a conversation or a message. If sending fails, the text stays. */
export function ReportDialog({ profile: { id, name }, about, onClose }: Widgets['report']) {
  const t = useT();
  const common = useCommonT();
  const format = useFormat();
  const group = useId();
  const first = useRef<HTMLInputElement>(null);
  const [category, setCategory] = useState<ReportCategory | null>(null);
  const [missing, setMissing] = useState(false);
  const [text, setText] = useState('');
  const [withLines, setWithLines] = useState(false);
  const [block, setBlock] = useState(false);
  const report = useReport(name, () => onClose(true));

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (category === null) {
      setMissing(true);
      first.current?.focus();
      return;
    }
    const message = about.kind === 'message' ? about.id : null;
    const words = text.trim();
    report.send({ profile: id, category, text: words === '' ? null : words, message, with_lines: withLines, block });
  };
  const choose = (one: ReportCategory) => {
    setCategory(one);
    setMissing(false);
  };
  const left = REPORT_TEXT_LENGTH - text.length;

  return (
    <Dialog
      open
      onClose={() => onClose(false)}
      dismissible={!report.busy}
      title={t('title', { name })}
      description={t('intro', { name })}
      closeLabel={common('action.close')}
    >
      <Stack as="form" noValidate $gap={5} onSubmit={submit}>
        <ChoiceGroup legend={t('legend')} hideLegend error={missing ? t('missing') : null} gap={0}>
          {REPORT_CATEGORIES.map((one, index) => (
            <Radio
              key={one}
              ref={index === 0 ? first : undefined}
              name={group}
              label={t(`category.${one}`)}
              checked={category === one}
              onChange={() => choose(one)}
            />
          ))}
        </ChoiceGroup>
        <TextArea
          label={t('text')}
          rows={3}
          maxLength={REPORT_TEXT_LENGTH}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
          counter={left <= FEW_LEFT ? { text: t('left', { number: format.number(left) }), urgent: left === 0 } : null}
        />
        <Stack $gap={1}>
          {about.kind === 'message' && <Muted $size="sm">{t('message')}</Muted>}
          {about.kind !== 'profile' && (
            <Checkbox
              label={t('lines', { number: format.number(REPORT_LINES) })}
              checked={withLines}
              onChange={({ currentTarget }) => setWithLines(currentTarget.checked)}
            />
          )}
          <Checkbox label={t('block', { name })} checked={block} onChange={({ currentTarget }) => setBlock(currentTarget.checked)} />
        </Stack>
        <Muted $size="sm">{t('apart')}</Muted>
        {report.problem !== null && <Problem error={report.problem} />}
        <Button type="submit" busy={report.busy}>
          {t('send')}
        </Button>
      </Stack>
    </Dialog>
  );
}
