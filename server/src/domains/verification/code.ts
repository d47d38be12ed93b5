import { randomInt } from 'node:crypto';
import { CODE_LENGTH, CODE_SIGNS } from '@amarena/shared/contracts/account/verification';

/** A random code, so that no selfie can have been prepared for it. */
export const newCode = (): string => Array.from({ length: CODE_LENGTH }, () => CODE_SIGNS.charAt(randomInt(CODE_SIGNS.length))).join('');
