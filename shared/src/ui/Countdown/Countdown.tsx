import { useEffect, useEffectEvent, useState } from 'react';
import { serverNow } from '../../contracts/platform/serverTime.ts';
import { styled } from '../../facades/styled.ts';
import { renderedNow } from '../../i18n/clock.ts';
import { useRenderedFirst } from '../useRenderedFirst.ts';
import { clockDigits, clockText, type TimeLeft, timeLeft } from './countdown.model.ts';

/** Milliseconds between two updates. */
export const COUNTDOWN_TICK = 1_000;

export interface CountdownProps {
  /** When it really ends: an ISO instant, or milliseconds. */
  until: string | number;
  /** The remaining time in words. Screen readers get it at most once a minute. */
  label: (left: TimeLeft) => string;
  /** Large digits on paper with words below them. Default false: digits in a line, `03:12:47`. */
  large?: boolean;
  /** Called once when the time has run out. */
  onEnd?: () => void;
  className?: string;
}

const Line = styled.b`
  font-weight: var(--w-semibold);
  font-variant-numeric: tabular-nums;
`;

const Clock = styled.span`
  display: grid;
  justify-items: center;
  gap: var(--s-2);
  > span {
    display: flex;
    align-items: center;
    gap: 4px;
    font: 500 var(--text-2xl) / 1 var(--font-display);
    font-variation-settings: 'WONK' 0;
    font-variant-numeric: tabular-nums lining-nums;
  }
  b {
    min-width: 54px;
    padding: 10px 6px 8px;
    border-radius: var(--r-sm);
    background: var(--surface-raised);
    color: var(--text);
    font-weight: 500;
    text-align: center;
  }
  small {
    font: 500 var(--text-xs) / 1.3 var(--font-ui);
  }
`;

/** Milliseconds now by the server's clock, updated every second until `end`. A rendered page begins with its own instant. */
function useNow(end: number): number {
  const first = useRenderedFirst(renderedNow, serverNow);
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    const timer = setInterval(() => {
      setNow(serverNow());
      if (serverNow() >= end) clearInterval(timer);
    }, COUNTDOWN_TICK);
    return () => clearInterval(timer);
  }, [end]);
  return now ?? first;
}

/** The remaining time until something real ends. The digits change without animation. */
export function Countdown({ until, label, large = false, onEnd, className }: CountdownProps) {
  const end = new Date(until).getTime();
  const now = useNow(end);
  const left = timeLeft(end, now);
  const over = now >= end;
  const announceEnd = useEffectEvent(() => onEnd?.());
  useEffect(() => {
    if (over) announceEnd();
  }, [over]);
  const words = label({ ...left, seconds: left.hours + left.minutes > 0 ? 0 : left.seconds });
  if (!large) {
    return (
      <Line role="timer" aria-label={words} className={className}>
        {clockText(left)}
      </Line>
    );
  }
  const [hours, minutes, seconds] = clockDigits(left);
  return (
    <Clock role="timer" aria-label={words} className={className}>
      <span>
        <b>{hours}</b>:<b>{minutes}</b>:<b>{seconds}</b>
      </span>
      <small>{words}</small>
    </Clock>
  );
}
