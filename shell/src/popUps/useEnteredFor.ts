import { useEffect, useState } from 'react';

/** True once `inside` has been true for `delay` milliseconds. When it turns false, the timer resets. */
export function useEnteredFor(inside: boolean, delay: number): boolean {
  const [lasted, setLasted] = useState(false);
  useEffect(() => {
    if (!inside) return;
    const timer = setTimeout(() => setLasted(true), delay);
    return () => {
      clearTimeout(timer);
      setLasted(false);
    };
  }, [inside, delay]);
  return inside && lasted;
}
