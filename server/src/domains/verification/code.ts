import { randomInt } from 'node:crypto';
import { CODE_LENGTH, CODE_SIGNS } from '@amarena/shared/contracts/verification';

/** A code that nobody can have written down before it was drawn. */
export const newCode = (): string => Array.from({ length: CODE_LENGTH }, () => CODE_SIGNS.charAt(randomInt(CODE_SIGNS.length))).join('');
