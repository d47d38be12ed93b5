import { type LanderWords, landerProblemText } from '@amarena/shared/errors/landers';
import type { LanderFile } from './landerFile.ts';

/** A problem as server and contracts report it. */
interface Problem {
  readonly path: string;
  readonly code: string;
  readonly limit: number | null;
  readonly name: string | null;
}

/** One line for each place: file, line and column first, so that editors can open it. */
export const problemLines = (file: LanderFile, problems: readonly Problem[], words: LanderWords): string[] =>
  problems.map((problem) => `${file.locate(problem.path)} ${problem.path}: ${landerProblemText(problem, words)}`);
