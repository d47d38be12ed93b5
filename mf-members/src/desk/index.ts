export { loadWords } from './catalogue.ts';
export { DeskScreen as Screen } from './DeskScreen.tsx';
