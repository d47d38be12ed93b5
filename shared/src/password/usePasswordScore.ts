import { useEffect, useState } from 'react';
import { type PasswordScore, passwordScore } from './passwordScore.ts';

/** Strength of the typed password; null if there is none or it is being estimated. */
export function usePasswordScore(password: string): PasswordScore | null {
  const [judged, setJudged] = useState<{ password: string; score: PasswordScore } | null>(null);
  useEffect(() => {
    if (password === '') return;
    let current = true;
    passwordScore(password).then(
      (score) => current && setJudged({ password, score }),
      // The word lists failed to load: the length rule still applies, and the server decides.
      () => current && setJudged(null),
    );
    return () => {
      current = false;
    };
  }, [password]);
  return judged?.password === password ? judged.score : null;
}
