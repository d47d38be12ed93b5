/** In a single build there is nothing to share. */
export const offerShared = (): void => undefined;
