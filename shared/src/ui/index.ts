export { Avatar, type AvatarProps } from './Avatar/index.ts';
export { Badge, type BadgeProps, PresenceDot, type PresenceDotProps } from './Badge/index.ts';
export { Banner, type BannerAction, type BannerProps, type BannerTone } from './Banner/index.ts';
export { Button, type ButtonLook, type ButtonProps, LinkButton, type LinkButtonProps } from './Button/index.ts';
export { Chip, type ChipProps, InterestChip, type InterestChipProps } from './Chip/index.ts';
export {
  Checkbox,
  type CheckboxProps,
  ChoiceGroup,
  type ChoiceGroupProps,
  Radio,
  RadioCard,
  type RadioCardProps,
  type RadioProps,
} from './Choice/index.ts';
export { Countdown, type CountdownProps, type TimeLeft } from './Countdown/index.ts';
export { Art, type ArtProps, type ArtScene, artAddress, EmptyState, type EmptyStateProps } from './EmptyState/index.ts';
export {
  PasswordField,
  type PasswordFieldProps,
  SelectField,
  type SelectFieldProps,
  StrengthMeter,
  type StrengthMeterProps,
  TextArea,
  type TextAreaProps,
  TextField,
  type TextFieldProps,
} from './Field/index.ts';
export { GIFT_NAMES, Gift, type GiftName, type GiftProps, isGift } from './Gift/index.ts';
export { IconButton, type IconButtonProps, iconButtonStyles } from './IconButton/index.ts';
export { isInstalledApp } from './installedApp.ts';
export { LikeButton, type LikeButtonProps } from './LikeButton/index.ts';
export { GlobalStyle } from './LoadedGlobalStyle.tsx';
export { Cherries, type CherriesProps, Logo, type LogoProps } from './Logo/index.ts';
export {
  Card,
  Divider,
  FormCell,
  FormGrid,
  type GapProps,
  OrDivider,
  Page,
  Row,
  type RowProps,
  Scroller,
  type Space,
  Split,
  SplitArt,
  SplitForm,
  SplitMain,
  Stack,
  WithAside,
  Wrap,
  type WrapProps,
} from './layout/index.ts';
export {
  MemberCard,
  type MemberCardProps,
  type MemberCardWords,
  MemberGrid,
  type MemberGridProps,
  MemberGridSkeleton,
  type MemberGridSkeletonProps,
} from './MemberCard/index.ts';
export { below, forcedColours, low, media } from './media.ts';
export { PackageCard, type PackageCardLabels, type PackageCardProps, PackageGrid, Price, type PriceProps } from './PackageCard/index.ts';
export { Photo, type PhotoProps, smallSrcSet, srcSet } from './Photo/index.ts';
export { Problem, type ProblemProps, ProblemScreen, type ProblemScreenProps } from './Problem/index.ts';
export { Segmented, type SegmentedProps } from './Segmented/index.ts';
export { Skeleton, type SkeletonProps } from './Skeleton/index.ts';
export { Spinner, type SpinnerProps } from './Spinner/index.ts';
export { StepBar, type StepBarProps } from './StepBar/index.ts';
export { Switch, type SwitchProps } from './Switch/index.ts';
export { FictionalTag, type FictionalTagProps, Tag, type TagProps, type TagTone } from './Tag/index.ts';
export { Display, Eyebrow, Figures, Muted, Prose, Quote, TermsLine, TextButton, TextLink, VisuallyHidden } from './text/index.ts';
export { displayFace, linkStyles } from './tokens/typography.ts';
export { useRenderedFirst } from './useRenderedFirst.ts';
export { VerifiedMark, type VerifiedMarkProps } from './VerifiedMark/index.ts';
