import type { DeliveryRefusal } from '@amarena/shared/contracts/platform/releases';
import type { Result } from '@amarena/shared/errors/apiErrors';

/** Gets the token that a command uses. */
export type TokenSource = () => Promise<Result<string, DeliveryRefusal>>;

/** Where the site is, and with which token it is asked. */
export interface DeliveryAccess {
  /** Origin of the site, `https://www.example.com`. */
  readonly url: string;
  readonly token: TokenSource;
}
