/** Rules of one kind, with the tests that should notice every mutation of them. */
export interface Area {
  readonly title: string;
  /** The Jest project of its tests. */
  readonly project: 'browser' | 'server';
  /** Files to mutate, relative to the project's folder. */
  readonly rules: readonly string[];
  /** Test files that run once for every mutation. */
  readonly tests: readonly string[];
  /**
   * True: its tests start a site with a database. Node then loads every file once, as for all server tests, so a
   * mutation of code that runs at load time counts as unnoticed. Default: its tests need neither.
   */
  readonly site?: boolean;
}

/** Areas by the names that `npm run mutation` takes. */
export const AREAS: Readonly<Record<string, Area>> = {
  prices: {
    title: 'prices, discounts and VAT',
    project: 'server',
    rules: [
      'shared/src/contracts/money/priceRules.ts',
      'shared/src/contracts/money/discountCodes.ts',
      'server/src/domains/payments/packages.ts',
      'server/src/domains/payments/methods.ts',
    ],
    tests: ['shared/src/contracts/money/priceRules.test.ts', 'server/src/domains/payments/packages.test.ts'],
  },
  limits: {
    title: 'spending limits',
    project: 'server',
    rules: ['server/src/domains/payments/orders/spendingLimitRules.ts'],
    tests: ['server/src/domains/payments/orders/spendingLimitRules.test.ts'],
  },
  refunds: {
    title: 'what a withdrawal pays back',
    project: 'server',
    rules: ['server/src/domains/payments/withdrawals/refundRules.ts'],
    tests: ['server/src/domains/payments/withdrawals/refundRules.test.ts'],
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
    tests: ['server/src/domains/landers/testRule.test.ts', 'server/src/domains/landers/division.test.ts'],
  },
  versions: {
    title: 'which version of a remote a page starts',
    project: 'browser',
    rules: ['shell/src/loading/versions.ts', 'shell/src/loading/contract.ts', 'shared/src/federation/versions.ts'],
    tests: ['shell/src/loading/versions.test.ts', 'shell/src/loading/contract.test.ts'],
  },
  registry: {
    title: 'which version is live',
    project: 'server',
    rules: ['server/src/delivery/rollback.ts', 'server/src/delivery/takeBack.ts', 'server/src/delivery/pageSnapshot.ts'],
    tests: [
      'server/test/delivery/rollback.test.ts',
      'server/test/delivery/canary.registry.test.ts',
      'server/test/delivery/pageSnapshot.test.ts',
    ],
    site: true,
  },
  ledger: {
    title: 'the ledger in credits',
    project: 'server',
    rules: ['server/src/domains/credits/service.ts'],
    tests: ['server/test/credits/ledger.test.ts'],
    site: true,
  },
  reservations: {
    title: 'what an order reserves',
    project: 'server',
    rules: ['server/src/domains/payments/orders/discounts.ts'],
    tests: ['server/test/payments/reservations.test.ts', 'server/test/payments/codes.test.ts'],
    site: true,
  },
  'late-payments': {
    title: 'money that comes late',
    project: 'server',
    rules: ['server/src/domains/payments/withdrawals/latePayments.ts'],
    tests: ['server/test/payments/reservations.test.ts', 'server/test/payments/directDebit.test.ts'],
    site: true,
  },
  'own-pages': {
    title: 'whose page a member gets',
    project: 'server',
    rules: ['server/src/rendering/memberScreens.ts', 'server/src/rendering/commonCalls.ts', 'server/src/edge/memberScreen.ts'],
    tests: ['server/test/delivery/edge.memberScreens.test.ts', 'server/src/rendering/commonCalls.test.ts'],
    site: true,
  },
  banners: {
    title: 'which banner and which pop-up shows',
    project: 'browser',
    rules: ['shell/src/banners/bannerRules.ts', 'shell/src/popUps/popUpOrder.ts'],
    tests: ['shell/src/banners/bannerRules.test.ts', 'shell/src/popUps/popUpOrder.test.ts'],
  },
};
