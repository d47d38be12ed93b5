import type { Intent } from '@amarena/shared/bus';
import type { SharedOutcome } from '@amarena/shared/contracts/chat/sharedPhoto';

/** A dialog of the shell that a part of the page opened. */
export type DialogRequest =
  | { readonly type: 'signup'; readonly profile?: string; readonly email?: string; readonly lander?: string }
  | { readonly type: 'buyCredits'; readonly needed: number; readonly balance: number }
  | Extract<Intent, { type: 'upgrade' }>
  | { readonly type: 'shared'; readonly outcome: SharedOutcome };
