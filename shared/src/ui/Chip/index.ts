export { Chip, type ChipProps, InterestChip, type InterestChipProps } from './Chip.tsx';
