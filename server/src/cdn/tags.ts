import type { LanderTemplate } from '@amarena/shared/contracts/landers/landerTemplates';

/** The tag of every page that a CDN keeps. */
export const EVERY_PAGE = 'pages';

/** The tag of a lander's pages. */
export const landerTag = (id: string): string => `lander-${id}`;

/** The tag of pages that show a template's plain lander at addresses that none has: one that is published there replaces them. */
export const plainTag = (template: LanderTemplate): string => `plain-${template}`;
