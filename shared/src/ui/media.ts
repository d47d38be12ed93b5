import { BREAKPOINTS } from '../contracts/platform/breakpoints.ts';

type Breakpoint = keyof typeof BREAKPOINTS;

const from = (name: Breakpoint): string => `@media (min-width: ${BREAKPOINTS[name]}px)`;
/** A fraction below the breakpoint: with whole pixels a zoomed page could match neither side. */
const upTo = (name: Breakpoint): string => `@media (max-width: ${BREAKPOINTS[name] - 0.02}px)`;

/** Media queries from a width upwards, mobile first: `${media.md} { … }`. */
export const media = { sm: from('sm'), md: from('md'), lg: from('lg'), xl: from('xl') } as const;

/** Low viewports: a window zoomed to 400 %, a phone in landscape. Sticky bars would take most of them, so they scroll with the page. */
export const low = '@media (max-height: 479.98px)';

/**
 * Forced colours: the person's own few colours replace all of ours. Backgrounds, shadows and colour differences
 * disappear; borders and system colours stay, and must show whatever only a background or a shadow showed.
 */
export const forcedColours = '@media (forced-colors: active)';

/** The person asks for more contrast: borders and secondary text get stronger, through the colour roles only. */
export const moreContrast = '@media (prefers-contrast: more)';

/** Media queries below a width: `${below.md} { … }`. */
export const below = { sm: upTo('sm'), md: upTo('md'), lg: upTo('lg'), xl: upTo('xl') } as const;
