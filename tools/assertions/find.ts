import { asserts, helpersIn } from './assertions.ts';
import { emptyLoopsIn } from './loops.ts';
import { read } from './syntax.ts';
import { testsIn } from './tests.ts';

/** A place in a test that cannot fail. */
export interface Fault {
  readonly line: number;
  readonly what: string;
}

/** Names of functions from other files that assert. */
export const HELPERS: readonly string[] = [];

/** Tests in a source file that assert nothing, and assertions that may never be reached. */
export function faultsIn(
  text: string,
  { tsx = false, helpers: known = HELPERS }: { tsx?: boolean; helpers?: readonly string[] } = {},
): Fault[] {
  const source = read(text, tsx);
  const helpers = helpersIn(source.tree, known);
  const idle = testsIn(source.tree).filter(({ body }) => !asserts(body, helpers));
  return [
    ...idle.map(({ call, title }) => ({ line: source.lineOf(call), what: `“${title}” asserts nothing` })),
    ...emptyLoopsIn(source, helpers).map(({ at, list }) => ({
      line: source.lineOf(at),
      what: `nothing is asserted if ${source.textOf(list)} is empty; assert that it is not`,
    })),
  ];
}
