export { loadWords } from './catalogue.ts';
export { DecisionsScreen as Screen } from './DecisionsScreen.tsx';
