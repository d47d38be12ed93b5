export { PackageCard, type PackageCardLabels, type PackageCardProps } from './PackageCard.tsx';
export { Price, type PriceProps } from './Price.tsx';
export { PackageGrid } from './package.styles.ts';
