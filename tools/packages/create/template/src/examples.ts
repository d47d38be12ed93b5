import type { WidgetExamples } from '@amarena/shared/contracts/platform/widgetExamples';

/** How its own widget is used, for the check to mount it, and what this remote relies on in the widgets of others. */
export const examples: WidgetExamples = {
  'mf-example/teaser': [
    {
      says: 'greets a member by name, and opens',
      properties: { member: 'Giulia' },
      callbacks: ['onOpen'],
      steps: [
        { press: 'button', name: 'Guarda' },
        { called: 'onOpen', with: [] },
      ],
    },
  ],
};
