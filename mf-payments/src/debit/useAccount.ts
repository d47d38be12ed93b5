import { call } from '@amarena/shared/api';
import type { Country } from '@amarena/shared/contracts/countries';
import { DEBIT_CHECKED_FIELDS, type DebitCheckedField, postDirectDebitCheck } from '@amarena/shared/contracts/directDebits';
import type { AppError } from '@amarena/shared/errors';
import { useState } from 'react';
import { type AccountField, EMPTY_ACCOUNT, missingFields, refusedFields } from './debit.model.ts';

type Problems = Partial<Record<AccountField, string>>;
/** What the server said of a number, which counts as long as that number stands in the field. */
type Checked = Partial<Record<DebitCheckedField, { value: string; problem: string | null }>>;

const isChecked = (field: AccountField): field is DebitCheckedField => DEBIT_CHECKED_FIELDS.some((known) => known === field);

const without = (problems: Problems, field: AccountField): Problems => {
  const { [field]: _mended, ...rest } = problems;
  return rest;
};

/**
 * The account as it is typed, with what is wrong in each field: numbers are checked when their field is left, all the
 * rest when the form is sent. A field that is typed in again is right until then.
 */
export function useAccount(country: Country) {
  const [account, setAccount] = useState(EMPTY_ACCOUNT);
  const [sent, setSent] = useState<Problems>({});
  const [checked, setChecked] = useState<Checked>({});

  const found = DEBIT_CHECKED_FIELDS.map((field) => [field, checked[field]] as const).filter(
    ([field, check]) => check !== undefined && check.value === account[field],
  );
  const wrong: Problems = Object.fromEntries(
    found.flatMap(([field, check]) => (check === undefined || check.problem === null ? [] : [[field, check.problem]])),
  );

  return {
    account,
    problems: { ...wrong, ...sent },
    /** Fields whose number was found good. */
    good: found.flatMap(([field, check]) => (check?.problem === null ? [field] : [])),

    change(field: AccountField, value: string) {
      setAccount({ ...account, [field]: value });
      setSent((problems) => without(problems, field));
    },

    /** An answer that does not come says nothing: the number is checked again with the form. */
    async leave(field: AccountField) {
      const value = account[field];
      if (!isChecked(field) || value.trim() === '' || checked[field]?.value === value) return;
      const answer = await call(postDirectDebitCheck, { body: { field, value, country } });
      if (answer.ok) setChecked((before) => ({ ...before, [field]: { value, problem: answer.value.problem } }));
    },

    /** True where nothing is known to be missing or wrong; else each such field says so. */
    complete(): boolean {
      const missing = missingFields(account);
      setSent(missing);
      return Object.keys({ ...missing, ...wrong }).length === 0;
    },

    refuse: (error: AppError) => setSent(refusedFields(error)),
  };
}
