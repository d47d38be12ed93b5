import { LEFT_ATTRIBUTE } from '@amarena/shared/contracts/platform/comingBack';

/** Goes to the provider's page. This page stays busy, so anyone who comes back to it gets it anew. */
export function leaveToPay(address: string): void {
  document.documentElement.setAttribute(LEFT_ATTRIBUTE, '');
  window.location.assign(address);
}
