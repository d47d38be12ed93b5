import { bus, useSettings, useStream } from '@amarena/shared/bus';
import { isCountry } from '@amarena/shared/contracts/platform/countries';
import type { AppError } from '@amarena/shared/errors';
import { usePasswordScore } from '@amarena/shared/password';
import { type RefObject, useEffect, useRef, useState } from 'react';
import {
  ACCOUNT_FIELDS,
  type AccountDraft,
  type AccountField,
  type AccountProblems,
  accountProblems,
  emptyDraft,
  todayHere,
} from './account.model.ts';
import { isComplete, type SignupSource, useCreateAccount } from './useCreateAccount.ts';
import { useNameTaken } from './useNameTaken.ts';

const isField = (name: string): name is AccountField => ACCOUNT_FIELDS.some((field) => field === name);

/** Problems that the server found, by field. */
function serverProblems(error: AppError | null): AccountProblems {
  if (error?.code !== 'validation_failed') return {};
  return Object.fromEntries(Object.entries(error.fields).filter(([field]) => isField(field)));
}

const WRONG = '[aria-invalid="true"], fieldset[aria-describedby] input';

/**
 * Moves the focus to the first wrong control, which comes first in the document; to the notice above the form if no
 * control is wrong. The button is a screen further down on phones: nobody would see what happened.
 */
const focusFirstProblem = (form: RefObject<HTMLElement | null>, notice: RefObject<HTMLElement | null>) => {
  requestAnimationFrame(() => (form.current?.querySelector<HTMLElement>(WRONG) ?? notice.current)?.focus());
};

/** The state of the account form: the draft, its problems, and how to submit it. */
export function useAccountForm(source: SignupSource, email: string) {
  const { countries } = useSettings();
  const country = useStream(bus.country$);
  const [draft, setDraft] = useState<AccountDraft>(() =>
    emptyDraft(email, isCountry(country) && countries.includes(country) ? country : null),
  );
  const [left, setLeft] = useState<ReadonlySet<AccountField>>(new Set());
  const [sent, setSent] = useState<AccountDraft | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const notice = useRef<HTMLDivElement>(null);
  const score = usePasswordScore(draft.password);
  const { creation, create } = useCreateAccount(source);

  const found = accountProblems(draft, todayHere(), score);
  const taken = useNameTaken(draft.name !== '' && found.name === undefined ? draft.name.trim() : null);
  const refused = creation.status === 'refused' ? creation.error : null;
  const fromServer = serverProblems(refused);
  useEffect(() => {
    if (refused !== null) focusFirstProblem(form, notice);
  }, [refused]);

  const change = (changed: Partial<AccountDraft>) => {
    setDraft({ ...draft, ...changed });
    // Hide the error of a field while it is being edited; it returns on blur.
    setLeft(new Set([...left].filter((field) => !(field in changed))));
  };
  const leave = (field: AccountField) => setLeft(new Set([...left, field]));

  const shown: AccountProblems = {};
  for (const field of ACCOUNT_FIELDS) {
    const problem = found[field] ?? (field === 'name' && taken ? 'name_taken' : undefined);
    const stillAsSent = sent !== null && sent[field] === draft[field] ? fromServer[field] : undefined;
    if (left.has(field) && problem !== undefined) shown[field] = problem;
    else if (stillAsSent !== undefined) shown[field] = stillAsSent;
  }

  const submit = () => {
    setLeft(new Set(ACCOUNT_FIELDS));
    if (!isComplete(draft) || taken || Object.keys(found).length > 0) return focusFirstProblem(form, notice);
    setSent(draft);
    create({ ...draft, name: draft.name.trim(), email: draft.email.trim() });
  };
  return { draft, change, leave, shown, score, submit, form, notice, creation, refused };
}
export type AccountForm = ReturnType<typeof useAccountForm>;
