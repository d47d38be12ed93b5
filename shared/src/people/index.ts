export { cachedCard, type MemberChange, patchMember } from './cachedMembers.ts';
export { tellOtherTabs, useLikesOfOtherTabs } from './otherTabs.ts';
export { toggleLike } from './toggleLike.ts';
