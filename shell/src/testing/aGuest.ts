import type { PageGuest } from '@amarena/shared/contracts/platform/guests';

/** A guest that visitors may open, with overrides for the test. */
export const aGuest = (change: Partial<PageGuest> = {}): PageGuest => ({
  name: 'mf-gifts',
  access: 'visitor',
  titles: { it: 'Regali', de: 'Geschenke', en: 'Gifts', es: 'Regalos', fr: 'Cadeaux', nl: 'Cadeaus', pl: 'Prezenty' },
  ...change,
});
