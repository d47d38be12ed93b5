import type { LanderChange, LanderLine } from '@amarena/shared/contracts/landers/landerDesk';
import type { AppError } from '@amarena/shared/errors';
import type { LanderWords } from '@amarena/shared/errors/landers';
import type { LanderFile } from '../../domains/landers/files/landerFile.ts';
import { problemLines } from '../../domains/landers/files/problemLines.ts';
import { columns } from '../../printed.ts';

const shortened = (text: string | null): string => {
  if (text === null) return '(nothing)';
  return text.length > 100 ? `${text.slice(0, 99)}…` : text;
};

/** Each difference as the old and the new value. */
export const changeLines = (changes: readonly LanderChange[]): string[] =>
  changes.flatMap(({ path, before, after }) => [path, `  - ${shortened(before)}`, `  + ${shortened(after)}`]);

/** Why the site refused, in a sentence, and what to do. */
export function refusalLines(error: AppError, file: LanderFile | null, words: LanderWords): string[] {
  switch (error.code) {
    case 'lander_refused':
      return file === null ? error.problems.map(({ path, code }) => `${path}: ${code}`) : problemLines(file, error.problems, words);
    case 'lander_changed':
      return [
        `${error.by || 'Someone'} changed this lander first, at ${error.at}. Nothing was overwritten. What is different now:`,
        ...changeLines(error.changes),
      ];
    case 'lander_test_runs':
      return [
        `A test is running, on day ${error.day}. ${file === null ? 'Restoring another version' : 'Publishing this'} ends it without a verdict: use --end-test to do so.`,
        ...(file === null ? [] : ['The file is now the draft on the site; what is live has not changed.']),
      ];
    case 'login_failed':
    case 'login_blocked':
      return ['The site does not accept this e-mail and password. LANDER_EMAIL and LANDER_PASSWORD name an editor.'];
    case 'authentication_required':
      return ['The session has ended. Set LANDER_EMAIL and LANDER_PASSWORD, or a new LANDER_SESSION.'];
    case 'forbidden':
      return [
        'This session is not that of an editor.',
        'In production, it has to be one that a passkey opened: set LANDER_SESSION to its cookie, as docs/landers.md says.',
        'If the account has no role, the operator can give it: npm run role -- give editor <address>.',
      ];
    case 'not_found':
      return ['There is no such lander or version. Run npm run lander -- list to see all.'];
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
    line.next === null ? '' : `version ${line.next.number} from ${line.next.starts}`,
    line.drafted ? `draft, ${Object.values(line.problems).reduce((sum, count) => sum + count, 0)} problems` : '',
    line.testing > 0 ? `test of ${line.testing}` : '',
    line.name,
  ]);
  return columns(rows);
}
