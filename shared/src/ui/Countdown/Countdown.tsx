import { useEffect, useEffectEvent, useState } from 'react';
import { COUNTDOWN_TICK } from '../../contracts/constants.ts';
import { styled } from '../../facades/styled.ts';
import { type TimeLeft, timeLeft, twoDigits } from './countdown.model.ts';

export interface CountdownProps {
  /** When it really ends: an instant of the wire, or milliseconds. */
  until: string | number;
  /** The time left in words. Screen readers get it once a minute at most, never each second. */
  label: (left: TimeLeft) => string;
  /** Words below the three figures; missing: figures in a line, `03:12:47`. */
  units?: { hours: string; minutes: string; seconds: string };
  /** Called once when the time is over. */
  onEnd?: () => void;
  className?: string;
}

const Line = styled.b`
  font-weight: var(--w-semibold);
  font-variant-numeric: tabular-nums;
`;

const Clock = styled.span`
  display: flex;
  gap: 6px;
  font: 500 var(--text-2xl) / 1 var(--font-display);
  font-variation-settings: 'WONK' 0;
  font-variant-numeric: tabular-nums lining-nums;
  > span {
    min-width: 54px;
    padding: 10px 6px 8px;
    border-radius: var(--r-sm);
    background: color-mix(in srgb, currentColor 9%, transparent);
    text-align: center;
  }
  small {
    display: block;
    margin-top: 6px;
    font: 500 0.6875rem / 1 var(--font-ui);
    opacity: 0.8;
  }
`;

/** Milliseconds now, every second until `end`. */
function useNow(end: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => {
      setNow(Date.now());
      if (Date.now() >= end) clearInterval(timer);
    }, COUNTDOWN_TICK);
    return () => clearInterval(timer);
  }, [end]);
  return now;
}

/** Time left until something true happens. The digits change without animation. */
export function Countdown({ until, label, units, onEnd, className }: CountdownProps) {
  const end = new Date(until).getTime();
  const now = useNow(end);
  const left = timeLeft(end, now);
  const over = now >= end;
  const announceEnd = useEffectEvent(() => onEnd?.());
  useEffect(() => {
    if (over) announceEnd();
  }, [over]);
  const words = label({ ...left, seconds: left.hours + left.minutes > 0 ? 0 : left.seconds });
  if (!units) {
    return (
      <Line role="timer" aria-label={words} className={className}>
        {twoDigits(left.hours)}:{twoDigits(left.minutes)}:{twoDigits(left.seconds)}
      </Line>
    );
  }
  return (
    <Clock role="timer" aria-label={words} className={className}>
      {(['hours', 'minutes', 'seconds'] as const).map((unit) => (
        <span key={unit}>
          {twoDigits(left[unit])}
          <small>{units[unit]}</small>
        </span>
      ))}
    </Clock>
  );
}
