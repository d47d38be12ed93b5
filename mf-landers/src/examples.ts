import type { EventExamples } from '@amarena/shared/bus';
import type { RouteExamples } from '@amarena/shared/contracts/platform/routeExamples';
import type { WidgetExamples } from '@amarena/shared/contracts/platform/widgetExamples';

export const examples: WidgetExamples = {
  recent: [
    {
      says: 'shows members, each with a link',
      properties: { country: 'IT' },
      callbacks: [],
      steps: [{ see: 'list' }, { see: 'listitem' }, { see: 'link' }],
    },
  ],
};

export const eventExamples: EventExamples = [
  {
    says: 'opens sign-up with the address that was typed on the home page',
    when: {
      route: 'index',
      as: 'visitor',
      steps: [
        { fill: 'textbox', name: 'mail', text: 'valentina@smoke.example' },
        { press: 'button', name: 'Iscriviti' },
      ],
    },
    asks: { type: 'signup', email: 'valentina@smoke.example' },
    shows: [{ see: 'dialog' }, { see: 'textbox', value: 'valentina@smoke.example' }],
  },
];

export const routeExamples: RouteExamples = [
  { says: 'leads a visitor to the members', route: 'members', as: 'visitor', steps: [{ see: 'listitem' }, { see: 'link' }] },
];
