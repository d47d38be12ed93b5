import { A_MEMBER, type WidgetExamples } from '@amarena/shared/contracts/platform/widgetExamples';

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
