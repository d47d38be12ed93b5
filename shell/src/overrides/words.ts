import type { Override } from '@amarena/shared/federation/boot';

/** Ends every override in this browser, on the current page. */
export const RESET_ADDRESS = '?remote=none';

/** An override as it is written in the address. Only developers read it, and teams speak English. */
export const overrideText = (override: Override): string =>
  override.kind === 'version' ? `${override.remote}@${override.version}` : `without ${override.remote}`;
