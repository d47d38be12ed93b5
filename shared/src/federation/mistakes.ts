import type * as z from 'zod/mini';

type Issue = z.core.$ZodIssue;

/** More than a person corrects at once, and a manifest may have thousands. */
const MOST = 8;

const list = (values: readonly unknown[]): string => values.map(String).join(', ');

const UNITS: Readonly<Record<string, string>> = { string: ' characters', array: ' elements' };

/** What the schema library says if no one gave it better words. */
const WORDLESS = 'Invalid input';

function whatIsWrong(issue: Issue): string {
  if (issue.message !== '' && issue.message !== WORDLESS) return issue.message;
  switch (issue.code) {
    case 'invalid_type':
      return `is missing, or not of the type ${issue.expected}`;
    case 'invalid_value':
      return `must be ${issue.values.length === 1 ? '' : 'one of '}${list(issue.values)}`;
    case 'unrecognized_keys':
      return `has keys that nobody knows: ${list(issue.keys)}`;
    case 'too_big':
      return `must be at most ${issue.maximum}${UNITS[issue.origin] ?? ''}`;
    case 'too_small':
      return `must be at least ${issue.minimum}${UNITS[issue.origin] ?? ''}`;
    case 'invalid_format':
      return issue.format === 'regex' && issue.pattern !== undefined
        ? `must have the form ${issue.pattern}`
        : `must be of the form ${issue.format}`;
    case 'invalid_key':
      return 'is a key that nobody knows';
    default:
      return 'is not valid';
  }
}

const sentence = (issue: Issue): string => `${issue.path.length === 0 ? 'The whole' : `"${issue.path.join('.')}"`} ${whatIsWrong(issue)}.`;

/** What is wrong with a document that people write, a sentence for each mistake. */
export function mistakesIn({ issues }: z.core.$ZodError): string {
  const more = issues.length - MOST;
  return [...issues.slice(0, MOST).map(sentence), ...(more > 0 ? [`And ${more} more.`] : [])].join(' ');
}
