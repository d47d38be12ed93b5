export { OverrideReason, OverrideReset } from './OverrideFailure.tsx';
export { OverrideMark } from './OverrideMark.tsx';
