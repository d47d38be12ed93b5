/** Members who can still be met, for the swipe game and the match finder. It has no endpoints. */
export { createEncounters as openEncounters } from './service.ts';
