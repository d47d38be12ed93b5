/** Everything is one build: there is nobody to share with. */
export const offerShared = (): void => undefined;
