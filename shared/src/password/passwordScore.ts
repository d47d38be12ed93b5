/** Strength of a password from 0 (guessed at once) to 4 (very strong), as zxcvbn estimates it. */
export type PasswordScore = 0 | 1 | 2 | 3 | 4;

let loading: Promise<(password: string) => PasswordScore> | null = null;

async function load(): Promise<(password: string) => PasswordScore> {
  const [{ ZxcvbnFactory }, common] = await Promise.all([import('@zxcvbn-ts/core'), import('@zxcvbn-ts/language-common')]);
  const zxcvbn = new ZxcvbnFactory({ dictionary: common.dictionary, graphs: common.adjacencyGraphs });
  return (password) => zxcvbn.check(password).score;
}

/** Estimates a password's strength. The word lists are large, so they load when the first password is typed. */
export async function passwordScore(password: string): Promise<PasswordScore> {
  loading ??= load();
  return (await loading)(password);
}
