import { failure, type Result, success } from '@amarena/shared/errors/apiErrors';
import type { NamedLabels } from '../../domains/profiles/labels.ts';

const COLUMNS = ['name', 'live', 'exclusive'] as const;
const MARKS: Readonly<Record<string, boolean>> = { yes: true, no: false, true: true, false: false, 1: true, 0: false };

/**
 * Reads a list of labels: lines of `name,live,exclusive` under that heading, each label `yes` or `no`. The failure says
 * which line is wrong and why.
 */
export function readLabelList(text: string): Result<NamedLabels[], string> {
  const [heading = '', ...lines] = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  if (heading.replaceAll(' ', '').toLowerCase() !== COLUMNS.join(',')) return failure(`Line 1 must be "${COLUMNS.join(',')}".`);
  const read: NamedLabels[] = [];
  const seen = new Set<string>();
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '') continue;
    const place = `Line ${index + 2}`;
    const [name = '', live, exclusive, ...more] = line.split(',').map((cell) => cell.trim());
    const labels = { live: MARKS[live?.toLowerCase() ?? ''], exclusive: MARKS[exclusive?.toLowerCase() ?? ''] };
    if (name === '' || labels.live === undefined || labels.exclusive === undefined || more.length > 0)
      return failure(`${place} must be a user name and yes or no twice: "${line}".`);
    if (seen.has(name.toLowerCase())) return failure(`${place} names ${name} again.`);
    seen.add(name.toLowerCase());
    read.push({ name, live: labels.live, exclusive: labels.exclusive });
  }
  return read.length === 0 ? failure('The list names no members.') : success(read);
}
