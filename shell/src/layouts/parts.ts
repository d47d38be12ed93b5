import type { Layout } from '@amarena/shared/contracts/platform/routes';

/** Id of the element between the bars. */
export const MAIN_ID = 'main';

/** The parts around a page. */
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

export const partsOf = (layout: Layout): LayoutParts => PARTS[layout];
