import { MATCH_KILOMETRES, MATCH_YEARS_APART, type MatchAnswers } from '@amarena/shared/contracts/people/match';
import { useCommonT, useFormat } from '@amarena/shared/i18n';
import { RadioCard, StepBar } from '@amarena/shared/ui';
import { Button, Muted, Row, VisuallyHidden, Wrap } from '@amarena/shared/ui-first';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useLaterT } from '../laterWords.ts';
import { AnswerPicture } from './AnswerPicture.tsx';
import { type Answer, answersTo, QUESTIONS } from './match.model.ts';
import { Answers, Ask, AskActions, Progress } from './match.styles.ts';

interface QuestionsProps {
  /** Earlier answers. */
  before: MatchAnswers;
  asking: boolean;
  /** If true, the focus also moves to the title on arrival. */
  moved: boolean;
  onAnswered(answers: MatchAnswers): void;
}

/** Five questions, one at a time. Each can be skipped, and going back keeps the answers. */
export function Questions({ before, asking, moved, onAnswered }: QuestionsProps) {
  const t = useLaterT();
  const common = useCommonT();
  const heading = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const [step, setStep] = useState(0);
  const [answers, setAnswers] = useState(before);
  const question = QUESTIONS[step] ?? 'talk';
  const last = step === QUESTIONS.length - 1;
  const progress = t('match.step', { step: step + 1, total: QUESTIONS.length });

  // Each question is a new page to a screen reader, so the focus moves to its title, except on the first screen.
  const shown = useRef(moved ? null : step);
  useEffect(() => {
    if (shown.current !== step) title.current?.focus();
    shown.current = step;
  }, [step]);

  const goOn = (next: MatchAnswers) => {
    setAnswers(next);
    if (last) onAnswered(next);
    else setStep(step + 1);
  };
  const textOf = useAnswerText();
  return (
    <Wrap $width="questions">
      <Ask
        aria-busy={asking || undefined}
        onSubmit={(event) => {
          event.preventDefault();
          goOn(answers);
        }}
      >
        <Progress>
          <StepBar total={QUESTIONS.length} current={step + 1} label={progress} />
          <Muted $size="xs" aria-hidden>
            {progress}
          </Muted>
        </Progress>
        <div>
          <h1 ref={title} id={heading} tabIndex={-1}>
            <VisuallyHidden>{progress}. </VisuallyHidden>
            {t(`match.${question}`)}
          </h1>
          <Muted>{t('match.hint')}</Muted>
        </div>
        <Answers aria-labelledby={heading} key={question}>
          {answersTo(question).map(({ value, answer }) => (
            <RadioCard
              key={value}
              name={question}
              value={value}
              title={t(`match.${answer}`)}
              description={textOf(answer)}
              icon={<AnswerPicture answer={answer} />}
              checked={answers[question] === value}
              onChange={() => setAnswers({ ...answers, [question]: value })}
            />
          ))}
        </Answers>
        <AskActions>
          {step > 0 && (
            <Button variant="ghost" icon={<ArrowLeft size={16} strokeWidth={1.75} aria-hidden />} onClick={() => setStep(step - 1)}>
              {common('action.back')}
            </Button>
          )}
          <Row $gap={1}>
            <Button variant="ghost" onClick={() => goOn({ ...answers, [question]: null })}>
              {t('match.skip')}
            </Button>
            <Button type="submit" size="lg" busy={asking}>
              {last ? t('match.find') : t('match.next')}
            </Button>
          </Row>
        </AskActions>
      </Ask>
    </Wrap>
  );
}

/** A line of explanation below an answer. Its numbers come from the search's own constants, so that text and search never differ. */
function useAnswerText(): (answer: Answer) => string {
  const t = useLaterT();
  const format = useFormat();
  return (answer) => {
    switch (answer) {
      case 'age.near':
        return t('match.age.near.text', { years: format.number(MATCH_YEARS_APART.near) });
      case 'age.around':
        return t('match.age.around.text', { years: format.number(MATCH_YEARS_APART.around) });
      case 'reach.near':
        return t('match.reach.near.text', { distance: format.distance(MATCH_KILOMETRES.near) });
      case 'reach.day_trip':
        return t('match.reach.day_trip.text', { distance: format.distance(MATCH_KILOMETRES.day_trip) });
      default:
        return t(`match.${answer}.text`);
    }
  };
}
