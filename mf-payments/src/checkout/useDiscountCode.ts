import { call } from '@amarena/shared/api';
import { type DiscountCode, getDiscountCode } from '@amarena/shared/contracts/money/discountCodes';
import type { Country } from '@amarena/shared/contracts/platform/countries';
import type { AppError } from '@amarena/shared/errors';
import { useState } from 'react';

export type CodeEntry =
  | { status: 'idle' }
  | { status: 'busy' }
  | { status: 'refused'; error: AppError }
  | { status: 'applied'; code: DiscountCode };

/** A discount code that the member types, for one payment country. The typed text stays, whatever the outcome. */
export function useDiscountCode(country: Country) {
  const [typed, setTyped] = useState('');
  const [entry, setEntry] = useState<{ country: Country; state: CodeEntry }>({ country, state: { status: 'idle' } });
  // A code is checked for one country; in another one it must be checked again.
  const state: CodeEntry = entry.country === country ? entry.state : { status: 'idle' };
  const set = (next: CodeEntry) => setEntry({ country, state: next });

  const apply = async () => {
    const code = typed.trim();
    if (code === '' || state.status === 'busy') return;
    set({ status: 'busy' });
    const answer = await call(getDiscountCode, { query: { code, country } });
    if (!answer.ok) return set({ status: 'refused', error: answer.error });
    const { discountcode } = answer.value;
    if (discountcode === null) return set({ status: 'refused', error: { code: 'discount_code_not_found' } });
    set(discountcode.expired ? { status: 'refused', error: { code: 'discount_code_expired' } } : { status: 'applied', code: discountcode });
  };

  return {
    typed,
    state,
    type: (value: string) => {
      setTyped(value);
      set({ status: 'idle' });
    },
    apply: () => void apply(),
    remove: () => {
      setTyped('');
      set({ status: 'idle' });
    },
  };
}
export type DiscountEntry = ReturnType<typeof useDiscountCode>;
