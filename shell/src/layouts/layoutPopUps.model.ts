import type { Layout } from '@amarena/shared/contracts/platform/routes';

/** What may open over a page of a layout. Apart from the other parts (`layoutParts.model.ts`), as it loads with the pop-ups. */
export interface LayoutPopUps {
  /** Countries whose visitors see the entry warning; null: visitors from everywhere. */
  readonly entryWarning: readonly string[] | null;
  /** True if dialogs may open, sign-up among them. */
  readonly dialogs: boolean;
}

/** They require the warning on every page. */
const COUNTRIES: readonly string[] = ['NL', 'DE'];

const POP_UPS: Readonly<Record<Layout, LayoutPopUps>> = {
  default: { entryWarning: null, dialogs: true },
  lander: { entryWarning: COUNTRIES, dialogs: true },
  chat: { entryWarning: COUNTRIES, dialogs: true },
  empty: { entryWarning: COUNTRIES, dialogs: true },
};

export const layoutPopUps = (layout: Layout): LayoutPopUps => POP_UPS[layout];

/** Whether a layout shows the entry warning to visitors from a country; null: unknown. */
export function layoutWarns(layout: Layout, country: string | null): boolean {
  const { entryWarning } = layoutPopUps(layout);
  return entryWarning === null || (country !== null && entryWarning.includes(country));
}
