import type { Message } from '@amarena/shared/contracts/chat/chats';
import type { Widgets } from '@amarena/shared/contracts/platform/widgets';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';

type State = { step: 'none' } | { step: 'choosing' } | { step: 'dialog'; about: Widgets['report']['about'] };
const NONE: State = { step: 'none' };

/** A report from a conversation: about all of it, or about one message that is chosen first. */
export interface ReportFlow {
  readonly state: State;
  conversation(): void;
  /** Lets the member choose a message. */
  choose(): void;
  message(message: Message): void;
  /** Closes the report; `reported` is true if it was sent. */
  close(reported: boolean): void;
}

export function useReport({ onReported, onClosed }: { onReported(): void; onClosed(): void }): ReportFlow {
  const [state, setState] = useState<State>(NONE);
  const ended = useEffectEvent((reported: boolean) => (reported ? onReported() : onClosed()));
  const [outcome, setOutcome] = useState<boolean | null>(null);
  useEffect(() => {
    if (outcome === null) return;
    ended(outcome);
    setOutcome(null);
  }, [outcome]);
  // The widget renders again when its properties change, so this callback stays the same.
  const close = useCallback((reported: boolean) => {
    setState(NONE);
    setOutcome(reported);
  }, []);
  const isChoosing = state.step === 'choosing';
  useEffect(() => {
    if (!isChoosing) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close(false);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isChoosing, close]);
  return {
    state,
    conversation: () => setState({ step: 'dialog', about: { kind: 'conversation' } }),
    choose: () => setState({ step: 'choosing' }),
    message: ({ id }) => setState({ step: 'dialog', about: { kind: 'message', id } }),
    close,
  };
}
