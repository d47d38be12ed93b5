import type { EventExamples } from '@amarena/shared/bus';
import type { RouteExamples } from '@amarena/shared/contracts/platform/routeExamples';
import { A_CARD, A_MEMBER, type WidgetExamples } from '@amarena/shared/contracts/platform/widgetExamples';

const properties = { profile: { id: A_MEMBER, name: 'Valentina', fictional: false } };

export const examples: WidgetExamples = {
  gift: [
    {
      says: 'opens a dialog for the member, and closes at the wish of the giver',
      properties,
      callbacks: ['onClose'],
      steps: [{ see: 'dialog', name: 'Valentina' }, { see: 'radio' }, { press: 'button', name: 'Chiudi' }, { called: 'onClose', with: [] }],
    },
    {
      says: 'gives the gift, tells the giver so by name, and closes',
      properties,
      callbacks: ['onClose'],
      steps: [
        { press: 'button', name: 'Regala' },
        { called: 'onClose', with: [] },
        { see: 'status', name: 'Valentina' },
      ],
    },
  ],
};

export const eventExamples: EventExamples = [
  {
    says: 'tells a member by name who likes them back',
    at: { route: 'members', as: 'member' },
    sends: { type: 'mutual', profile: A_CARD },
    shows: [{ see: 'status', name: 'Valentina' }],
  },
];

export const routeExamples: RouteExamples = [
  {
    says: 'leads to the box for the first message to a member',
    route: 'members-id-chat',
    params: { id: A_MEMBER },
    as: 'member',
    steps: [{ see: 'textbox', name: 'messaggio' }],
  },
];
