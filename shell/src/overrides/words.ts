import type { Override } from '@amarena/shared/federation/boot';

/** Ends every override of this browser, at the address of the page that is open. */
export const RESET_ADDRESS = '?remote=none';

/** An override in the words in which it is asked for. Only developers read it, and teams speak English. */
export const overrideText = (override: Override): string =>
  override.kind === 'version' ? `${override.remote}@${override.version}` : `without ${override.remote}`;
