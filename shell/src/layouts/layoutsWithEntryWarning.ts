import type { Layout } from '@amarena/shared/contracts/platform/routes';

/** Countries that require the warning in every layout. */
const IN_EVERY_LAYOUT: readonly (string | null)[] = ['NL', 'DE'];

/** Whether a layout shows the entry warning to visitors from a country. Apart from `layoutParts`, as it loads with the pop-ups. */
export const layoutWarns = (layout: Layout, country: string | null): boolean => layout === 'default' || IN_EVERY_LAYOUT.includes(country);
