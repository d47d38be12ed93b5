/** All components. What forms, prices and countdowns need besides `first.ts` has a chunk of its own, which loads for pages that import this. */
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
export * from './first.ts';
export { GIFT_NAMES, Gift, type GiftName, type GiftProps, isGift } from './Gift/index.ts';
export {
  Card,
  Divider,
  FormCell,
  FormGrid,
  OrDivider,
  Split,
  SplitArt,
  SplitForm,
  SplitMain,
  WithAside,
} from './layout/sections.ts';
export { PackageCard, type PackageCardLabels, type PackageCardProps, PackageGrid, Price, type PriceProps } from './PackageCard/index.ts';
export { Segmented, type SegmentedProps } from './Segmented/index.ts';
export { Spinner, type SpinnerProps } from './Spinner/index.ts';
export { StepBar, type StepBarProps } from './StepBar/index.ts';
export { Switch, type SwitchProps } from './Switch/index.ts';
export { Display, Eyebrow, Prose } from './text/prose.ts';
export { TermsLine } from './text/TermsLine.tsx';
export { useTypedBefore } from './useTypedBefore.ts';
