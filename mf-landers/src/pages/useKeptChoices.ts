import { call } from '@amarena/shared/api';
import { forget, offIn, PURPOSES, type Purpose } from '@amarena/shared/contracts/account/privacy';
import { putPrivacy } from '@amarena/shared/contracts/account/privacyChoice';
import type { AppError } from '@amarena/shared/errors';
import { useLayoutEffect, useState } from 'react';

/** `off`: the purposes that are switched off; null until the browser has answered, and on a server-rendered page. */
interface Choices {
  readonly off: readonly Purpose[] | null;
  readonly busy: boolean;
  /** True if a choice made here was saved. */
  readonly saved: boolean;
  readonly error: AppError | null;
}

/** What this browser stores. A choice takes effect when the server has saved it; existing data of a purpose that is off is then removed. */
export function useKeptChoices() {
  const [choices, setChoices] = useState<Choices>({ off: null, busy: false, saved: false, error: null });
  async function choose(off: readonly Purpose[]): Promise<void> {
    setChoices((before) => ({ ...before, busy: true, saved: false, error: null }));
    const answer = await call(putPrivacy, { body: { off: [...off] } });
    if (answer.ok) {
      forget(off, [window.localStorage, window.sessionStorage]);
      setChoices({ off, busy: false, saved: true, error: null });
    } else setChoices((before) => ({ ...before, busy: false, error: answer.error }));
  }

  // Before anyone can press a switch that ignores it. What a switch shows until then is no choice: browsers restore switches.
  useLayoutEffect(() => setChoices((before) => ({ ...before, off: offIn(window) })), []);

  return {
    ...choices,
    turn: (purpose: Purpose, on: boolean) => choose(PURPOSES.filter((one) => (one === purpose ? !on : (choices.off ?? []).includes(one)))),
    allOn: () => choose([]),
    allOff: () => choose(PURPOSES),
  };
}
