import type { Layout, RouteName } from '@amarena/shared/contracts/platform/routes';
import { tabBarShown } from '../chrome/memberNav.model.ts';

/** Id of the element between the bars. */
export const MAIN_ID = 'main';

/** The parts around a page. What may open over it stands in `layoutPopUps.model.ts`, which loads later. */
export interface LayoutParts {
  readonly bar: 'top' | 'logo' | null;
  readonly footer: boolean;
  /** True if the layout has banners above the page. */
  readonly banners: boolean;
}

const PARTS: Readonly<Record<Layout, LayoutParts>> = {
  default: { bar: 'top', footer: true, banners: true },
  lander: { bar: 'logo', footer: true, banners: false },
  chat: { bar: null, footer: false, banners: false },
  empty: { bar: null, footer: false, banners: false },
};

export const layoutParts = (layout: Layout): LayoutParts => PARTS[layout];

/** Whether a member's page has the tab bar below 992 px. */
export const withTabBar = ({ name, layout }: { name: RouteName | null; layout: Layout }): boolean =>
  layoutParts(layout).bar === 'top' && tabBarShown(name);
