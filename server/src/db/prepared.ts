import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';

const MARK = '/* prepared */';
/** How far into a statement the mark may stand: after its first word. */
const WITHIN = 40;

/**
 * Marks a statement that runs for each message: PostgreSQL parses it once per connection, and soon plans it once, too. Not
 * for a statement whose best plan depends on its values, or whose text varies.
 */
export const prepared = sql.raw(MARK);

const names = new Map<string, string>();

function nameOf(text: string): string {
  const known = names.get(text);
  if (known !== undefined) return known;
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 22);
  names.set(text, name);
  return name;
}

/** A connection that prepares marked statements. Not through a pooler: the next statement may go to another connection. */
export class PreparingClient extends pg.Client {
  override query = ((first: unknown, values: unknown, ...rest: unknown[]) => {
    const isMarked = typeof first === 'string' && Array.isArray(values) && first.slice(0, WITHIN).includes(MARK);
    return Reflect.apply(super.query, this, isMarked ? [{ name: nameOf(first), text: first, values }, ...rest] : [first, values, ...rest]);
  }) as pg.Client['query'];
}
