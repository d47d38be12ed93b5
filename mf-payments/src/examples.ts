import type { RouteExamples } from '@amarena/shared/contracts/platform/routeExamples';

export const routeExamples: RouteExamples = [
  { says: 'leads back to the conversations after a payment', route: 'chats', as: 'member', steps: [{ see: 'heading', name: 'Messaggi' }] },
];
