import type { Override } from '@amarena/shared/federation/boot';
import type { Store } from '../store.ts';

type OverrideModule = typeof import('./index.ts');

/** What a developer has overridden in this browser, and how the page shows it. */
export interface OverrideParts extends OverrideModule {
  readonly overrides: readonly Override[];
}

/** Loads what shows overrides, if any: members never get its code. */
export async function loadOverrides(
  overrides: readonly Override[],
  parts$: Store<OverrideParts | null>,
  load: () => Promise<OverrideModule> = () => import('./index.ts'),
): Promise<void> {
  if (overrides.length > 0) parts$.set({ ...(await load()), overrides });
}
