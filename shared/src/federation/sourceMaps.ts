/**
 * Folder of the source maps, of a build and of the store. It lies beside what browsers and CDNs get, never in it: source
 * maps contain the sources.
 */
export const MAPS_FOLDER = 'maps';

/** Name of a script's source map. */
export const mapOf = (script: string): string => `${script}.map`;
