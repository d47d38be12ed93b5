import type { ThrownKind } from '@amarena/shared/contracts/platform/browserErrors';
import type { Owner } from '@amarena/shared/contracts/platform/routes';

/** Something that was thrown, as it comes up. Without `owner`, the innermost place in the site's own code decides. */
export interface Caught {
  readonly kind: ThrownKind;
  readonly cause: unknown;
  readonly owner?: { readonly remote: Owner; readonly version: string };
}
