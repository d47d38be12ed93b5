/** Navigation without React. Each part gets the shell's. */
export { carriedHere, type NavigateOptions, navigate } from '../facades/router/navigate.ts';
