declare const self: ServiceWorkerGlobalScope;

/** The global scope of this script. */
export const scope = self;
