import { pathTo, type RouteName, routeNamed, type SiteAddress } from '@amarena/shared/contracts/platform/routes';

export type AccountKey = 'profile' | 'transactions' | 'settings' | 'desk' | 'editor' | 'delivery';

const ACCOUNT = [
  ['profile', 'profile'],
  ['transactions', 'transactions-id'],
  ['settings', 'notifications'],
  ['desk', 'desk-queue-id'],
  ['editor', 'editor-id-tab'],
  ['delivery', 'delivery'],
] as const satisfies readonly (readonly [AccountKey, RouteName])[];

/** Entries of the account menu above "log out". Those of a role show only to members who have it. */
export const accountEntries = (roles: readonly string[] = []): readonly { key: AccountKey; to: SiteAddress }[] =>
  ACCOUNT.filter(([, name]) => routeNamed(name).role === null || roles.includes(routeNamed(name).role ?? '')).map(([key, name]) => ({
    key,
    to: pathTo(name),
  }));
