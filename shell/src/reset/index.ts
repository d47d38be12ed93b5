export { AskResetScreen } from './AskResetScreen.tsx';
export { resetCatalogue } from './catalogue.ts';
export { NewPasswordScreen } from './NewPasswordScreen.tsx';
