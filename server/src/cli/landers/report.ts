import type { LanderChange, LanderLine } from '@amarena/shared/contracts/landerDesk';
import type { AppError } from '@amarena/shared/errors';
import { type LanderWords, landerProblemText } from '@amarena/shared/errors/landers';
import type { LanderFile } from '../../domains/landers/files/landerFile.ts';
import { columns } from '../columns.ts';

/** A problem as server and contracts say it. */
interface Problem {
  readonly path: string;
  readonly code: string;
  readonly limit: number | null;
  readonly name: string | null;
}

/** One line for each place: file, line and column first, so that an editor opens it. */
export const problemLines = (file: LanderFile, problems: readonly Problem[], words: LanderWords): string[] =>
  problems.map((problem) => `${file.locate(problem.path)} ${problem.path}: ${landerProblemText(problem, words)}`);

const shortened = (text: string | null): string => {
  if (text === null) return '(nothing)';
  return text.length > 100 ? `${text.slice(0, 99)}…` : text;
};

/** Each difference as what was and what is. */
export const changeLines = (changes: readonly LanderChange[]): string[] =>
  changes.flatMap(({ path, before, after }) => [path, `  - ${shortened(before)}`, `  + ${shortened(after)}`]);

/** Why the site said no, in a sentence and what can be done. */
export function refusalLines(error: AppError, file: LanderFile | null, words: LanderWords): string[] {
  switch (error.code) {
    case 'lander_refused':
      return file === null ? error.problems.map(({ path, code }) => `${path}: ${code}`) : problemLines(file, error.problems, words);
    case 'lander_changed':
      return [
        `${error.by || 'Somebody'} changed this lander first, at ${error.at}. Nothing was overwritten. What is different now:`,
        ...changeLines(error.changes),
      ];
    case 'login_failed':
    case 'login_blocked':
      return ['The site does not accept this e-mail and password. LANDER_EMAIL and LANDER_PASSWORD name an editor.'];
    case 'authentication_required':
      return ['The session is over. Log in with LANDER_EMAIL and LANDER_PASSWORD, or take a new LANDER_SESSION.'];
    case 'forbidden':
      return ['This account is no editor. Whoever runs the site gives it the role: npm run role -- give editor <address>.'];
    case 'not_found':
      return ['There is no such lander or version. npm run lander -- list says which there are.'];
    case 'payload_too_large':
      return ['The picture is larger than 10 MB. Make it smaller.'];
    case 'photo_unusable':
      return [`The picture cannot be used (${error.problem}): JPEG, PNG, WebP, AVIF or HEIC with at least 400 px on the short side.`];
    default:
      return [`The site refused: ${error.code}.`];
  }
}

/** All landers as a table. */
export function table(landers: readonly LanderLine[]): string[] {
  const rows = landers.map((line) => [
    line.path,
    line.live === null ? 'not live' : `version ${line.live}`,
    line.drafted ? `draft, ${Object.values(line.problems).reduce((sum, count) => sum + count, 0)} problems` : '',
    line.testing > 0 ? `test of ${line.testing}` : '',
    line.name,
  ]);
  return columns(rows);
}
