import { Row } from '@amarena/shared/ui';
import { Ban, Check, Clock, Hourglass, Undo2, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Mark, OutcomeRoot } from './outcome.styles.ts';
import type { OutcomeKind } from './outcomeText.ts';

const icon = { size: 40, strokeWidth: 1.75, 'aria-hidden': true } as const;
const MARKS: Record<OutcomeKind, { tone: 'plain' | 'ok' | 'bad' | 'wait'; sign: ReactNode }> = {
  pending: { tone: 'wait', sign: <Hourglass {...icon} /> },
  unfinished: { tone: 'plain', sign: <Clock {...icon} /> },
  later: { tone: 'plain', sign: <Clock {...icon} /> },
  completed: { tone: 'ok', sign: <Check {...icon} /> },
  failed: { tone: 'bad', sign: <X {...icon} /> },
  cancelled: { tone: 'plain', sign: <Ban {...icon} /> },
  withdrawn: { tone: 'plain', sign: <Undo2 {...icon} /> },
};

interface OutcomeFrameProps {
  kind: OutcomeKind;
  title: string;
  /** Says whether money moved. */
  text: string;
  actions: ReactNode;
  children?: ReactNode;
}

/** One icon, one title, one sentence, one next step. Announced when it changes. */
export function OutcomeFrame({ kind, title, text, actions, children }: OutcomeFrameProps) {
  const { tone, sign } = MARKS[kind];
  return (
    <OutcomeRoot aria-live="polite">
      <Mark $tone={tone}>{sign}</Mark>
      <h1>{title}</h1>
      <p>{text}</p>
      {children}
      <Row $justify="center">{actions}</Row>
    </OutcomeRoot>
  );
}
