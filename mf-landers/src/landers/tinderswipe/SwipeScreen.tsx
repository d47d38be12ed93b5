import { Wrap } from '@amarena/shared/ui';
import type { LanderProps } from '../landerProps.ts';
import { blocksOf } from '../parts/blocks.ts';
import { CardForm } from '../parts/lander.styles.ts';
import { SignupForm } from '../parts/SignupForm.tsx';
import { useReportStart } from '../parts/useReportStart.ts';
import { Headline, Notice, Texts } from '../parts/Words.tsx';
import { Answered } from './Answered.tsx';
import { CardStack } from './CardStack.tsx';
import { Poster, Side, Table } from './swipe.styles.ts';
import { useAnswers } from './useAnswers.ts';

/** A flat poster with a deck of questions. Each is answered by a swipe, a button or a key; the last one opens the form. */
export function SwipeScreen({ page }: LanderProps) {
  const cards = blocksOf(page, 'choices');
  const start = useReportStart(page);
  const { now, answers, answer, back } = useAnswers(cards);
  return (
    <Poster data-lander="tinderswipe" data-theme="light">
      <Wrap>
        <Table>
          <Headline page={page} />
          {now === null ? (
            <Answered cards={cards} answers={answers} onBack={back} />
          ) : (
            <CardStack
              page={page}
              cards={cards}
              now={now}
              onAnswer={(option) => {
                start();
                answer(option);
              }}
            />
          )}
          <Side>
            <Texts page={page} />
            <CardForm>
              <SignupForm page={page} />
            </CardForm>
            <Notice page={page} />
          </Side>
        </Table>
      </Wrap>
    </Poster>
  );
}
