export { MemberCard, type MemberCardProps, type MemberCardWords } from './MemberCard.tsx';
export { MemberGrid, MemberGridPlace, type MemberGridProps, MemberGridSkeleton, type MemberGridSkeletonProps } from './MemberGrid.tsx';
