import type { KnownAnswer } from '../federation/render.ts';

/** Answers that came with the page, by call; each is used once. */
const known = new Map<string, unknown>();

/** Identifies a GET by its address and its query, in any order. */
const callOf = (path: string, query: object): string =>
  JSON.stringify([
    path,
    Object.entries(query)
      .filter(([, value]) => value !== undefined)
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  ]);

/** Provides answers that came with the page, so that they need not be requested. They are as old as the page. */
export function provideAnswers(answers: readonly KnownAnswer[]): void {
  for (const [path, query, answer] of answers) known.set(callOf(path, query), answer);
}

/** The answer of a GET that came with the page, for its first call; null: none did. */
export function takeAnswer(path: string, query: object): { readonly data: unknown } | null {
  const call = known.size > 0 ? callOf(path, query) : '';
  if (!known.has(call)) return null;
  const data = known.get(call);
  known.delete(call);
  return { data };
}

/** Forgets the answers that nothing has used: they are those of a person who has left. */
export const forgetAnswers = (): void => known.clear();
