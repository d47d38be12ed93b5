import { BREAKPOINTS } from '../contracts/constants.ts';

type Breakpoint = keyof typeof BREAKPOINTS;

const from = (name: Breakpoint): string => `@media (min-width: ${BREAKPOINTS[name]}px)`;
/** A fraction under the breakpoint: with whole pixels a zoomed page could match neither side. */
const upTo = (name: Breakpoint): string => `@media (max-width: ${BREAKPOINTS[name] - 0.02}px)`;

/** Media queries from a width upwards, mobile first: `${media.md} { … }`. */
export const media = { sm: from('sm'), md: from('md'), lg: from('lg'), xl: from('xl') } as const;

/**
 * Where little of a page is to be seen at a time: a window zoomed to 400 %, a phone on its side. Bars that stay in view
 * would take most of it, so they scroll with the page.
 */
export const low = '@media (max-height: 479.98px)';

/**
 * Where the person's own few colours stand for all of ours: grounds, shadows and the differences between colours are gone,
 * edges and the system's colours stay. What only a ground or a shadow said has to be said by these.
 */
export const forcedColours = '@media (forced-colors: active)';

/** Where the person asks for more contrast than everyone has: edges and secondary words are stronger, by the roles alone. */
export const moreContrast = '@media (prefers-contrast: more)';

/** Media queries for what exists only under a width: `${below.md} { … }`. */
export const below = { sm: upTo('sm'), md: upTo('md'), lg: upTo('lg'), xl: upTo('xl') } as const;
