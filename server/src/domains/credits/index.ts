/** The wallet of each member, and its ledger. It has no calls of its own. */
export { createCredits as openCredits } from './service.ts';
