/**
 * The components that first screens are made of: part of the first script. Everything else is in `index.ts`, which has
 * these too, and loads for the pages that import it.
 */

/** What every icon of a remote is made with: see `build/iconBase.ts`. */
export { createLucideIcon } from 'lucide-react';
export { Avatar, type AvatarProps } from './Avatar/index.ts';
export { Badge, type BadgeProps, PresenceDot, type PresenceDotProps } from './Badge/index.ts';
export { Banner, type BannerAction, type BannerProps, type BannerTone } from './Banner/index.ts';
export { Button, type ButtonLook, type ButtonProps, LinkButton, type LinkButtonProps } from './Button/index.ts';
export { Chip, type ChipProps, InterestChip, type InterestChipProps } from './Chip/index.ts';
export { Art, type ArtProps, type ArtScene, artAddress, EmptyState, type EmptyStateProps } from './EmptyState/index.ts';
export { IconButton, type IconButtonProps, iconButtonStyles } from './IconButton/index.ts';
export { isInstalledApp } from './installedApp.ts';
export { LikeButton, type LikeButtonProps } from './LikeButton/index.ts';
export { GlobalStyle } from './LoadedGlobalStyle.tsx';
export { Cherries, type CherriesProps, Logo, type LogoProps } from './Logo/index.ts';
export { type GapProps, Page, Row, type RowProps, Scroller, type Space, Stack, Wrap, type WrapProps } from './layout/layout.ts';
export {
  MemberCard,
  type MemberCardProps,
  type MemberCardWords,
  MemberGrid,
  MemberGridPlace,
  type MemberGridProps,
  MemberGridSkeleton,
  type MemberGridSkeletonProps,
} from './MemberCard/index.ts';
export { below, forcedColours, low, media } from './media.ts';
export { Photo, type PhotoProps, smallSrcSet, srcSet } from './Photo/index.ts';
export { Problem, type ProblemProps, ProblemScreen, type ProblemScreenProps } from './Problem/index.ts';
export { Skeleton, type SkeletonProps } from './Skeleton/index.ts';
export { FictionalTag, type FictionalTagProps, Tag, type TagProps, type TagTone } from './Tag/index.ts';
export { Figures, Muted, Quote, TextButton, TextLink, VisuallyHidden } from './text/text.ts';
export { displayFace, linkStyles } from './tokens/typography.ts';
export { useRenderedFirst } from './useRenderedFirst.ts';
export { VerifiedMark, type VerifiedMarkProps } from './VerifiedMark/index.ts';
