export { VerifiedMark, type VerifiedMarkProps } from './VerifiedMark.tsx';
