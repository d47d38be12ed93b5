export { loadWords } from './catalogue.ts';
export { VerificationScreen as Screen } from './VerificationScreen.tsx';
