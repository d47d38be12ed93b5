import type { LanderPage } from '@amarena/shared/contracts/landers';

/** What a design is given: a page that is already there. */
export interface LanderProps {
  page: LanderPage;
}
