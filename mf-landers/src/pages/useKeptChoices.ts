import { call } from '@amarena/shared/api';
import { forget, offIn, PURPOSES, type Purpose } from '@amarena/shared/contracts/privacy';
import { putPrivacy } from '@amarena/shared/contracts/privacyChoice';
import type { AppError } from '@amarena/shared/errors';
import { useEffect, useState } from 'react';

/** `off`: what is switched off; null until the browser said so, as on a page that was rendered ahead. */
interface Choices {
  readonly off: readonly Purpose[] | null;
  readonly busy: boolean;
  /** True once a choice made here was kept. */
  readonly saved: boolean;
  readonly error: AppError | null;
}

/** What this browser keeps. A choice counts once the server has kept it; what was there for what is off is then removed. */
export function useKeptChoices() {
  const [choices, setChoices] = useState<Choices>({ off: null, busy: false, saved: false, error: null });
  useEffect(() => setChoices((before) => ({ ...before, off: offIn(window) })), []);

  async function choose(off: readonly Purpose[]): Promise<void> {
    setChoices((before) => ({ ...before, busy: true, saved: false, error: null }));
    const answer = await call(putPrivacy, { body: { off: [...off] } });
    if (answer.ok) {
      forget(off, [window.localStorage, window.sessionStorage]);
      setChoices({ off, busy: false, saved: true, error: null });
    } else setChoices((before) => ({ ...before, busy: false, error: answer.error }));
  }

  return {
    ...choices,
    turn: (purpose: Purpose, on: boolean) => choose(PURPOSES.filter((one) => (one === purpose ? !on : (choices.off ?? []).includes(one)))),
    allOn: () => choose([]),
    allOff: () => choose(PURPOSES),
  };
}
