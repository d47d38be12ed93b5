import type { RouteName } from '@amarena/shared/contracts/platform/routes';

/** Whether the top bar offers the account menu, or the way to the log-in. Sign-up that is not complete is not to be left. */
export const accountAreaShown = (routeName: RouteName | null): boolean => routeName !== 'complete-signup';
