/** In place of axios's adapter for `fetch`: every browser that we serve has the other one, and pages load just that. */
export const getFetch = null;
