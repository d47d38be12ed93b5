import { useEffect, useState } from 'react';
import { type PasswordScore, passwordScore } from './passwordScore.ts';

/** Strength of the password as typed; null while there is none or it is being judged. */
export function usePasswordScore(password: string): PasswordScore | null {
  const [judged, setJudged] = useState<{ password: string; score: PasswordScore } | null>(null);
  useEffect(() => {
    if (password === '') return;
    let current = true;
    passwordScore(password).then(
      (score) => current && setJudged({ password, score }),
      // The word lists did not load: the rule about length still holds, and the server has the last word.
      () => current && setJudged(null),
    );
    return () => {
      current = false;
    };
  }, [password]);
  return judged?.password === password ? judged.score : null;
}
