/** Milliseconds for which a position and its place are kept. */
export const GEOLOCATION_CACHE = 3_600_000;
