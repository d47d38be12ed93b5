export { Checkbox, type CheckboxProps, Radio, type RadioProps } from './Checkbox.tsx';
export { ChoiceGroup, type ChoiceGroupProps } from './ChoiceGroup.tsx';
export { RadioCard, type RadioCardProps } from './RadioCard.tsx';
