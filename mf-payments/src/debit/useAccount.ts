import { call } from '@amarena/shared/api';
import { DEBIT_CHECKED_FIELDS, type DebitCheckedField, postDirectDebitCheck } from '@amarena/shared/contracts/money/directDebits';
import type { Country } from '@amarena/shared/contracts/platform/countries';
import type { AppError } from '@amarena/shared/errors';
import { useState } from 'react';
import { type AccountField, EMPTY_ACCOUNT, missingFields, refusedFields } from './debit.model.ts';

type Problems = Partial<Record<AccountField, string>>;
/** The server's results for a field's number, valid while the field has that number. */
type Checked = Partial<Record<DebitCheckedField, { value: string; problem: string | null }>>;

const isChecked = (field: AccountField): field is DebitCheckedField => DEBIT_CHECKED_FIELDS.some((known) => known === field);

const without = (problems: Problems, field: AccountField): Problems => {
  const { [field]: _mended, ...rest } = problems;
  return rest;
};

/**
 * The account data with the errors of each field. Numbers are checked when their field is left, everything else on
 * submit. Editing a field clears its error until then.
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
    /** Fields with a valid number. */
    good: found.flatMap(([field, check]) => (check?.problem === null ? [field] : [])),

    change(field: AccountField, value: string) {
      setAccount({ ...account, [field]: value });
      setSent((problems) => without(problems, field));
    },

    /** Network failures are ignored here: the number is checked again on submit. */
    async leave(field: AccountField) {
      const value = account[field];
      if (!isChecked(field) || value.trim() === '' || checked[field]?.value === value) return;
      const answer = await call(postDirectDebitCheck, { body: { field, value, country } });
      if (answer.ok) setChecked((before) => ({ ...before, [field]: { value, problem: answer.value.problem } }));
    },

    /** True if nothing is known to be missing or wrong; otherwise each such field shows its error. */
    complete(): boolean {
      const missing = missingFields(account);
      setSent(missing);
      return Object.keys({ ...missing, ...wrong }).length === 0;
    },

    refuse: (error: AppError) => setSent(refusedFields(error)),
  };
}
