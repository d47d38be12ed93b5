import type { Country } from '@amarena/shared/contracts/platform/countries';
import { type ApiError, failure, type Result, success } from '@amarena/shared/errors';

/**
 * What shows where a buyer is. `declared`: the order says so. `network`: the country of the address that it came from.
 * `bank`: the country of the debited account. `card`: the country of the card, as the provider knows it. `earlier`: an
 * earlier order was proven there. `account`: the member's profile says so.
 */
export interface PlaceProof {
  readonly kind: 'declared' | 'network' | 'bank' | 'card' | 'earlier' | 'account';
  /** ISO alpha-2. */
  readonly country: string;
}

export interface Whereabouts {
  readonly declared: Country;
  /** Null if unknown. */
  readonly network: string | null;
  /** Null if no account is debited, or if its country is unknown. */
  readonly bank: string | null;
  /** Whether an earlier order was proven in the declared country. */
  readonly earlier: boolean;
  readonly account: string;
}

/**
 * The known proofs, at least two of which must agree on the declared country. The profile counts only if the connection
 * shows no country. Error: `country_unproven`.
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
