/** The hash of the content in the name of a built file: `webpackConfig.ts` writes it for pictures and fonts, older builds had it in all. */
const CONTENT_HASH = /\.[0-9a-f]{10}(?=\.[a-z0-9]+$)/;

/** What the name of a built file is in every version: `heart.a4e76f04e3.svg` is `heart.*.svg`. */
export const lastingName = (file: string): string => file.replace(CONTENT_HASH, '.*');

/** False for what only the server reads, and for films, which are sent in ranges: browsers use no dictionaries for these. */
export const isSentAsDelta = (file: string): boolean => !/\.(?:cjs|webm|mp4)$/.test(file);
