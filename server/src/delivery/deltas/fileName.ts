/** The hash of the content in the name of a built file, as `webpackConfig.ts` writes it. */
const CONTENT_HASH = /\.[0-9a-f]{10}(?=\.[a-z0-9]+$)/;

/** What the name of a built file is in every version: `page.a4e76f04e3.js` is `page.*.js`. */
export const lastingName = (file: string): string => file.replace(CONTENT_HASH, '.*');
