import type { Country } from '@amarena/shared/contracts/countries';
import { type ApiError, failure, type Result, success } from '@amarena/shared/errors';

/**
 * What shows where a buyer is. `declared`: the order says so. `network`: the country of the address that it came from.
 * `bank`: the country of the account that is debited. `card`: that of the card, as the provider knows it. `earlier`: an order
 * before this one was proven there. `account`: the member said so for their profile.
 */
export interface PlaceProof {
  readonly kind: 'declared' | 'network' | 'bank' | 'card' | 'earlier' | 'account';
  /** ISO alpha-2. */
  readonly country: string;
}

export interface Whereabouts {
  readonly declared: Country;
  /** Null: not known. */
  readonly network: string | null;
  /** Null: no account is debited, or its country is not known. */
  readonly bank: string | null;
  /** Whether an earlier order was proven in the declared country. */
  readonly earlier: boolean;
  readonly account: string;
}

/**
 * The proofs that are known, with two at least that agree on the declared country. What the member said for the profile
 * counts only where the connection shows no country. Error: `country_unproven`.
 */
export function placeOf({ declared, network, bank, earlier, account }: Whereabouts): Result<readonly PlaceProof[], ApiError> {
  const proofs: PlaceProof[] = [
    network === null ? { kind: 'account', country: account } : { kind: 'network', country: network },
    ...(bank === null ? [] : [{ kind: 'bank', country: bank } as const]),
    ...(earlier ? [{ kind: 'earlier', country: declared } as const] : []),
  ];
  if (!proofs.some(({ country }) => country === declared)) return failure({ code: 'country_unproven' });
  return success([{ kind: 'declared', country: declared }, ...proofs]);
}
