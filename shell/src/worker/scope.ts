declare const self: ServiceWorkerGlobalScope;

/** What this script runs in. */
export const scope = self;
