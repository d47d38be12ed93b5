export { MemberCard, type MemberCardLabels, type MemberCardProps } from './MemberCard.tsx';
export { MemberGrid, type MemberGridProps, MemberGridSkeleton, type MemberGridSkeletonProps } from './MemberGrid.tsx';
