export { cachedCard, type MemberChange, patchMember } from './cachedMembers.ts';
export { tellOtherTabs } from './otherTabs.ts';
export { toggleLike } from './toggleLike.ts';
export { useLikesOfOtherTabs } from './useLikesOfOtherTabs.ts';
