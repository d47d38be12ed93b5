export { cachedCard, type MemberChange, patchMember } from './cachedMembers.ts';
export { toggleLike } from './toggleLike.ts';
