import type { WidgetExamples } from '@amarena/shared/contracts/platform/widgetExamples';

/** What its page relies on in the widget of another guest. */
export const examples: WidgetExamples = {
  'mf-gifts/teaser': [
    {
      says: 'tells the page when a visitor presses its button',
      properties: { member: null },
      callbacks: ['onOpen'],
      steps: [{ press: 'button' }, { called: 'onOpen', with: [] }],
    },
  ],
};
