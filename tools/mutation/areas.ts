/** Rules of one kind, with the tests that are to notice every change to them. */
export interface Area {
  readonly title: string;
  /** The Jest project of its tests. */
  readonly project: 'browser' | 'server';
  /** Files that are changed, from the project's folder. */
  readonly rules: readonly string[];
  /** Files of tests that need neither a server nor a database: they run once for every change. */
  readonly tests: readonly string[];
}

/** Areas by the name that `npm run mutation` takes. */
export const AREAS: Readonly<Record<string, Area>> = {
  prices: {
    title: 'prices, discounts and VAT',
    project: 'server',
    rules: ['shared/src/contracts/priceRules.ts', 'server/src/domains/payments/prices.ts'],
    tests: ['shared/src/contracts/priceRules.test.ts', 'server/src/domains/payments/prices.test.ts'],
  },
  limits: {
    title: 'spending limits',
    project: 'server',
    rules: ['server/src/domains/payments/limitRules.ts'],
    tests: ['server/src/domains/payments/limitRules.test.ts'],
  },
  refunds: {
    title: 'what a withdrawal pays back',
    project: 'server',
    rules: ['server/src/domains/payments/refundRules.ts'],
    tests: ['server/src/domains/payments/refundRules.test.ts'],
  },
  matching: {
    title: 'who fits whom',
    project: 'server',
    rules: ['server/src/domains/match/score.ts'],
    tests: ['server/src/domains/match/score.test.ts'],
  },
  canary: {
    title: 'when a canary is taken back',
    project: 'server',
    rules: ['server/src/delivery/canaryRule.ts'],
    tests: ['server/src/delivery/canaryRule.test.ts'],
  },
  'lander-test': {
    title: 'how a test of landers ends',
    project: 'server',
    rules: [
      'server/src/domains/landers/testRule.ts',
      'server/src/domains/landers/boundaries.ts',
      'server/src/domains/landers/share.ts',
      'server/src/domains/landers/division.ts',
    ],
    tests: ['server/src/domains/landers/testRule.test.ts'],
  },
  banners: {
    title: 'which banner and which pop-up shows',
    project: 'browser',
    rules: ['shell/src/banners/banners.model.ts', 'shell/src/popUps/turns.ts'],
    tests: ['shell/src/banners/banners.model.test.ts', 'shell/src/popUps/turns.test.ts'],
  },
};
