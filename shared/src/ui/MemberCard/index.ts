export { MemberCard, type MemberCardProps, type MemberCardWords } from './MemberCard.tsx';
export { MemberGrid, type MemberGridProps, MemberGridSkeleton, type MemberGridSkeletonProps } from './MemberGrid.tsx';
