import type { RouteExamples } from '@amarena/shared/contracts/platform/routeExamples';
import type { WidgetExamples } from '@amarena/shared/contracts/platform/widgetExamples';

export const examples: WidgetExamples = {
  limits: [
    {
      says: 'sets a limit for a day and one for a month',
      properties: {},
      callbacks: [],
      steps: [
        { see: 'combobox', name: 'giorno' },
        { choose: 'combobox', name: 'mese', option: 'Nessuno' },
        { see: 'combobox', name: 'mese' },
      ],
    },
  ],
};

export const routeExamples: RouteExamples = [
  {
    says: 'leads a new member to the packages and on to the payment',
    route: 'premium',
    as: 'member',
    steps: [{ see: 'radio' }, { see: 'link', name: 'pagamento' }],
  },
];
