import type { Override } from '@amarena/shared/federation/boot';
import type { Store } from '../store.ts';

type OverrideModule = typeof import('./index.ts');

/** The developer's overrides in this browser, and the components that show them. */
export interface OverrideParts extends OverrideModule {
  readonly overrides: readonly Override[];
}

/** Loads the components that show overrides, if there are any. Members never get this code. */
export async function loadOverrides(
  overrides: readonly Override[],
  parts$: Store<OverrideParts | null>,
  load: () => Promise<OverrideModule> = () => import('./index.ts'),
): Promise<void> {
  if (overrides.length > 0) parts$.set({ ...(await load()), overrides });
}
