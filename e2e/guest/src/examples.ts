import type { WidgetExamples } from '@amarena/shared/contracts/platform/widgetExamples';

/** With these properties the check mounts its own widget. */
export const examples: WidgetExamples = {
  'mf-gifts/teaser': [
    {
      says: 'has a gift for a member, and opens it',
      properties: { member: 'Giulia' },
      callbacks: ['onOpen'],
      steps: [
        { press: 'button', name: 'Apri' },
        { called: 'onOpen', with: [] },
      ],
    },
  ],
};
