import { useEffect, useEffectEvent, useRef } from 'react';

/** Calls `onEnd` after a total of `duration` milliseconds in which `paused` was false. */
export function useExpiry(duration: number, paused: boolean, onEnd: () => void): void {
  const left = useRef(duration);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (paused) return;
    const started = Date.now();
    const timer = setTimeout(() => end(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= Date.now() - started;
    };
  }, [paused]);
}
