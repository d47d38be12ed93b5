/** The wallet of each member, and its ledger. It has no endpoints. */
export { createCredits as openCredits } from './service.ts';
