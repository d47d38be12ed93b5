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
