/** Replaces axios's `fetch` adapter: every browser that we support has XMLHttpRequest, so pages load only that adapter. */
export const getFetch = null;
