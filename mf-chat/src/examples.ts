import { A_MEMBER, type WidgetExamples } from '@amarena/shared/contracts/platform/widgetExamples';

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
