import { readFile } from 'node:fs/promises';
import { failure, type Result, success } from '@amarena/shared/errors/apiErrors';
import { type Db, inTransaction } from '../../db/schema.ts';
import { orNullWhenMissing } from '../../delivery/fileErrors.ts';
import { labelledPeople } from '../../domains/moderation/people.repository.ts';
import { setLabels } from '../../domains/profiles/labels.ts';
import { asJson, columns } from '../../printed.ts';
import { readLabelList } from './list.ts';

interface Operator {
  /** Recorded in the log. */
  readonly by: string;
  readonly now: Date;
  /** Default: a table. */
  readonly json?: boolean;
}

async function importLabels(db: Db, file: string, operator: Operator): Promise<Result<readonly string[], string>> {
  const text = await orNullWhenMissing(readFile(file, 'utf8'));
  if (text === null) return failure(`"${file}" cannot be read.`);
  const list = readLabelList(text);
  if (!list.ok) return list;
  const { unknown } = await inTransaction(db, (trx) => setLabels(trx, list.value, operator));
  if (unknown.length > 0) return failure(`There is no member called ${unknown.join(', ')}. Nothing was changed.`);
  return success([`Members whose labels were set: ${list.value.length}.`]);
}

/** Runs one call of the command and returns what to print. A failure says why nothing was done. */
export async function runLabels(db: Db, words: readonly string[], operator: Operator): Promise<Result<readonly string[], string>> {
  const [verb = '', file, ...more] = words;
  if (verb === 'list') {
    const labelled = await labelledPeople(db);
    if (operator.json) return success([asJson(labelled)]);
    if (labelled.length === 0) return success(['No one has a label.']);
    return success(
      columns(
        labelled.map(({ name, fictional, live, exclusive }) => [
          name,
          [live && 'live', exclusive && 'exclusive'].filter(Boolean).join(', '),
          fictional ? 'fictional' : '',
        ]),
      ),
    );
  }
  if (verb !== 'import') return failure(`Unknown command "${verb}". Use import or list.`);
  if (file === undefined || more.length > 0) return failure('One file at a time: import <file>.');
  return importLabels(db, file, operator);
}
