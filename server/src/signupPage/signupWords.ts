import type it from './words/it.ts';

export type SignupWords = { readonly [Key in keyof typeof it]: string };
