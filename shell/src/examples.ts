import type { EventExamples } from '@amarena/shared/bus';
import type { RouteExamples } from '@amarena/shared/contracts/platform/routeExamples';
import { A_LIKE, A_MEMBER, type WidgetExamples } from '@amarena/shared/contracts/platform/widgetExamples';

export const examples: WidgetExamples = {
  like: [
    {
      says: 'shows who sent the like, and opens the profile from the photo and from the button',
      properties: { like: { ...A_LIKE, automatic: true } },
      callbacks: ['onOpen'],
      steps: [
        { see: 'heading', name: 'Valentina' },
        { press: 'button' },
        { called: 'onOpen', with: [A_MEMBER] },
        { press: 'link' },
        { called: 'onOpen', with: [A_MEMBER] },
      ],
    },
  ],
  signup: [
    {
      says: 'takes over the address that was typed elsewhere',
      properties: { email: 'valentina@smoke.example' },
      callbacks: ['onClose', 'onProgress'],
      steps: [
        { see: 'heading' },
        { see: 'textbox', name: 'mail', value: 'valentina@smoke.example' },
        { press: 'button', name: 'account' },
        { see: 'textbox', name: 'Nome' },
      ],
    },
  ],
};

export const eventExamples: EventExamples = [
  {
    says: 'is asked for sign-up by a visitor who wants to write, with the member as the reason',
    when: { route: 'members-id', params: { id: A_MEMBER }, as: 'visitor', steps: [{ press: 'button', name: 'Scrivi' }] },
    asks: { type: 'signup', profile: A_MEMBER },
    shows: [{ see: 'dialog' }],
  },
];

export const routeExamples: RouteExamples = [
  {
    says: 'leads someone without credits to the packages and on to the payment',
    route: 'credits',
    as: 'member',
    steps: [{ see: 'radio' }, { see: 'link', name: 'pagamento' }],
  },
];
