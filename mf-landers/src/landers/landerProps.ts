import type { LanderPage } from '@amarena/shared/contracts/landers/landers';

/** Props of every design: a page that has loaded. */
export interface LanderProps {
  page: LanderPage;
}
