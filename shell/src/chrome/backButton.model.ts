import type { RouteName } from '@amarena/shared/contracts/platform/routes';

const WITH_BACK: ReadonlySet<RouteName | null> = new Set(['members-id', 'likes-type', 'likes-m-id', 'credits', 'credits-id-paymentmethod']);

/** Whether the bar shows "back": only in an installed app, which has no browser button, and only if there is a page to go back to. */
export const backShown = (routeName: RouteName | null, app: { standalone: boolean; history: boolean }): boolean =>
  app.standalone && app.history && WITH_BACK.has(routeName);
