import { type FieldProblem, passwordProblem } from '@amarena/shared/contracts/account/validation';
import { PASSWORD_SCORE } from '@amarena/shared/contracts/platform/fieldBounds';
import { hash, verify } from '@node-rs/argon2';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

const ARGON2ID = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export const hashPassword = (password: string): Promise<string> => hash(password, ARGON2ID);

let decoy: Promise<string> | undefined;

/** Takes the same time with and without a hash, so that the time does not reveal which addresses have an account. */
export async function passwordMatches(password: string, password_hash: string | undefined): Promise<boolean> {
  if (password_hash !== undefined && password_hash !== '') return verify(password_hash, password);
  decoy ??= hashPassword('nobody has this password');
  await verify(await decoy, password);
  return false;
}

let strength: ZxcvbnFactory | undefined;

/**
 * What is wrong with a new password; null if nothing. `known`: what anyone can guess about this member, such as the
 * name.
 */
export function newPasswordProblem(password: string, known: readonly string[]): FieldProblem | null {
  const wrong = passwordProblem(password);
  if (wrong !== null) return wrong;
  strength ??= new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
  return strength.check(password, [...known]).score < PASSWORD_SCORE ? 'password_weak' : null;
}
