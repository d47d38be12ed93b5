import type { RouteName } from '@amarena/shared/contracts/platform/routes';
import type { Here } from '../routing/current.ts';

/** Routes on which someone is about to pay. */
export const CHECKOUT: readonly RouteName[] = ['credits-id-paymentmethod', 'credits-repeat-order', 'directdebit'];

/** Pop-ups never cover a chat or a checkout, nor a page without the site's bar. */
export const mayPopUp = ({ decision }: Pick<Here, 'decision'>): boolean =>
  decision.type === 'page' &&
  decision.route.layout === 'default' &&
  decision.route.owner !== 'mf-chat' &&
  !CHECKOUT.includes(decision.route.name);
