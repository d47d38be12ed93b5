/** Endings of files that every build copies unchanged; importing one gives its address. `assets.d.ts` declares each. */
export const ASSET_TYPES = ['svg', 'webp', 'png', 'jpg', 'woff2', 'webm', 'mp4'] as const;

/** Names of such files. */
export const ASSETS = new RegExp(`\\.(${ASSET_TYPES.join('|')})$`);
