export type { PasswordScore } from './passwordScore.ts';
export { usePasswordScore } from './usePasswordScore.ts';
