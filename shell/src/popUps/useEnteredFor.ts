import { useEffect, useState } from 'react';

/** True once `inside` has lasted for `delay` milliseconds. Leaving drops the wait; it starts anew at the next entry. */
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
