import type { EventExamples } from '@amarena/shared/bus';
import type { RouteExamples } from '@amarena/shared/contracts/platform/routeExamples';
import { A_CARD, A_MEMBER, type WidgetExamples } from '@amarena/shared/contracts/platform/widgetExamples';

const profile = { id: A_MEMBER, name: 'Valentina' };

export const examples: WidgetExamples = {
  report: [
    {
      says: 'opens a dialog about the member, and closes without a report',
      properties: { profile, about: { kind: 'conversation' } },
      callbacks: ['onClose'],
      steps: [
        { see: 'dialog', name: 'Valentina' },
        { see: 'radio' },
        { press: 'button', name: 'Chiudi' },
        { called: 'onClose', with: [false] },
      ],
    },
    {
      says: 'offers to attach messages of a conversation, and asks for a reason',
      properties: { profile, about: { kind: 'conversation' } },
      callbacks: ['onClose'],
      steps: [
        { see: 'checkbox', name: 'messaggi' },
        { press: 'button', name: 'Invia' },
        { see: 'group' },
        { see: 'dialog', name: 'Valentina' },
      ],
    },
  ],
};

const TEXT = 'Sai dove si mangia bene qui?';

export const eventExamples: EventExamples = [
  {
    says: 'shows a new message in the list at once',
    at: { route: 'chats', as: 'member' },
    sends: {
      type: 'message',
      profile: A_CARD,
      message: {
        kind: 'text',
        id: '0196f0e0-0000-7000-8000-000000000001',
        conversation: '0196f0e0-0000-7000-8000-000000000002',
        client_id: '0196f0e0-0000-7000-8000-000000000003',
        sequence: 1,
        from_me: false,
        sent_at: '2026-11-20T18:30:00.000Z',
        delivered_at: null,
        read_at: null,
        cost: 0,
        refunded_at: null,
        text: TEXT,
        automatic: false,
      },
    },
    shows: [{ see: 'link', name: TEXT }],
  },
];

export const routeExamples: RouteExamples = [
  { says: 'leads someone without conversations to the members', route: 'members', as: 'member', steps: [{ see: 'listitem' }] },
];
