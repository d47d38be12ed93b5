import type {
  AlterTableCmd,
  AlterTableStmt,
  ColumnDef,
  CommonTableExpr,
  Constraint,
  CreateStmt,
  DropStmt,
  IndexStmt,
  Node,
  RangeVar,
  RenameStmt,
  WithClause,
} from '@pgsql/types';
import { parse } from 'libpg-query';
import { ALONE } from '../../server/src/db/migrate.ts';

/**
 * First words of the line that permits to remove what an older release may use: it names the release since which nothing
 * does.
 */
export const CONTRACT = '-- Unused since ';

/** Start of the line that names tables which are small on every site, so that locking or rewriting them takes no time. */
export const SMALL = '-- Small: ';

/**
 * Start of the line that says why a block, a procedure or a function keeps no one waiting: what is in it cannot be checked.
 * One line for each.
 */
export const REVIEWED = '-- Keeps no one waiting: ';

const countReviewed = (text: string): number =>
  text.split('\n').filter((line) => line.startsWith(REVIEWED) && line.slice(REVIEWED.length).trim() !== '').length;

const smallIn = (text: string): string[] =>
  text
    .split('\n')
    .filter((line) => line.startsWith(SMALL))
    .flatMap((line) => line.slice(SMALL.length).replace(/\.$/, '').split(', '));

/** Constant defaults are stored with the table; anything else is computed for each of its rows. */
const isConstant = (expression: Node | undefined): boolean =>
  expression === undefined ||
  'A_Const' in expression ||
  ('TypeCast' in expression && isConstant(expression.TypeCast.arg)) ||
  ('A_ArrayExpr' in expression && (expression.A_ArrayExpr.elements ?? []).every(isConstant));

const nameOf = (table: RangeVar | undefined): string => table?.relname ?? '';
const constraintsOf = ({ constraints = [] }: ColumnDef): Constraint[] =>
  constraints.flatMap((node) => ('Constraint' in node ? [node.Constraint] : []));

function ofColumn(column: ColumnDef): string[] {
  const constraints = constraintsOf(column);
  const has = (type: Constraint['contype']) => constraints.find(({ contype }) => contype === type);
  const filled = has('CONSTR_DEFAULT');
  return [
    ...(filled !== undefined && !isConstant(filled.raw_expr)
      ? [`computes "${column.colname}" for every row: add it empty, fill it in steps`]
      : []),
    ...(has('CONSTR_GENERATED') || has('CONSTR_IDENTITY') ? [`computes "${column.colname}" for every row`] : []),
    ...(has('CONSTR_NOTNULL') && filled === undefined
      ? [`"${column.colname}" is not null but has no default: it fails on rows that exist`]
      : []),
    ...(has('CONSTR_UNIQUE') || has('CONSTR_PRIMARY')
      ? [`builds an index for "${column.colname}" under a lock: create it concurrently, then add the constraint with it`]
      : []),
    ...(has('CONSTR_CHECK') || has('CONSTR_FOREIGN') ? [`checks every row for "${column.colname}": add the constraint "not valid"`] : []),
  ];
}

function ofConstraint({ contype, skip_validation, indexname, conname = 'a constraint' }: Constraint): string[] {
  if (contype === 'CONSTR_FOREIGN' || contype === 'CONSTR_CHECK')
    return skip_validation === true
      ? []
      : [`checks every row for ${conname} under a lock: add it "not valid", validate it in a later file`];
  if (contype === 'CONSTR_UNIQUE' || contype === 'CONSTR_PRIMARY')
    return indexname !== undefined
      ? []
      : [`builds the index of ${conname} under a lock: create it concurrently, then add it "using index"`];
  return [`adds ${conname}, which checks every row under a lock`];
}

function ofCommand({ subtype, def, name }: AlterTableCmd, { contracts, checked }: { contracts: boolean; checked: boolean }): string[] {
  if (subtype === 'AT_AddColumn' && def !== undefined && 'ColumnDef' in def) return ofColumn(def.ColumnDef);
  if (subtype === 'AT_AddConstraint' && def !== undefined && 'Constraint' in def) return ofConstraint(def.Constraint);
  if (subtype === 'AT_AlterColumnType') return [`rewrites the table for the type of "${name}": add another column, fill it in steps`];
  if (subtype === 'AT_SetNotNull' && !checked)
    return [`reads every row for "${name}" under a lock: validate a check of it first, which this file then drops`];
  if (subtype === 'AT_SetTableSpace' || subtype === 'AT_SetLogged' || subtype === 'AT_SetUnLogged') return ['rewrites the table'];
  if (subtype === 'AT_DropColumn' && !contracts) return [`removes "${name}", which the release before may use, without "${CONTRACT}…"`];
  return [];
}

function ofTable({ relation, cmds = [] }: AlterTableStmt, { created, contracts, unchecked }: File): string[] {
  if (created.has(nameOf(relation))) return [];
  const checked = unchecked.has(nameOf(relation));
  return cmds.flatMap((node) => ('AlterTableCmd' in node ? ofCommand(node.AlterTableCmd, { contracts, checked }) : []));
}

function ofIndex({ concurrent, relation, idxname }: IndexStmt, created: ReadonlySet<string>, alone: boolean): string[] {
  if (concurrent === true) return alone ? [] : [`builds ${idxname} concurrently, so the file must begin with "${ALONE}"`];
  return created.has(nameOf(relation)) ? [] : [`builds ${idxname} while no one can write to ${nameOf(relation)}: create it concurrently`];
}

const REMOVED: readonly DropStmt['removeType'][] = ['OBJECT_TABLE', 'OBJECT_COLUMN', 'OBJECT_VIEW', 'OBJECT_TYPE', 'OBJECT_FUNCTION'];

function ofDrop({ removeType, concurrent, missing_ok }: DropStmt, alone: boolean, contracts: boolean): string[] {
  if (removeType === 'OBJECT_INDEX') {
    if (concurrent !== true) return ['drops an index under a lock: drop it concurrently'];
    return alone && missing_ok === true ? [] : [`drops an index concurrently: "if exists", in a file that begins with "${ALONE}"`];
  }
  return REMOVED.includes(removeType) && !contracts ? [`removes something that the release before may use, without "${CONTRACT}…"`] : [];
}

/** A table may make room for one of the same name, which the same transaction creates. */
const ofRename = ({ renameType, relation }: RenameStmt, { replacing }: File): string[] =>
  (renameType === 'OBJECT_TABLE' && !replacing.has(nameOf(relation))) || renameType === 'OBJECT_COLUMN'
    ? ['renames what the release before uses: add the new name, then move']
    : [];

interface File {
  /** Tables that the file itself creates, in a transaction. */
  readonly replacing: ReadonlySet<string>;
  /** Tables that the file itself creates, and are empty, or that are small. */
  readonly created: ReadonlySet<string>;
  readonly alone: boolean;
  readonly contracts: boolean;
  /** Tables of which it drops a constraint: with a valid check of a column, `set not null` reads no rows. */
  readonly unchecked: ReadonlySet<string>;
}

interface Within {
  readonly withClause?: WithClause | undefined;
  readonly [part: string]: unknown;
}

const ctesOf = ({ withClause }: Within): CommonTableExpr[] =>
  (withClause?.ctes ?? []).flatMap((node) => ('CommonTableExpr' in node ? [node.CommonTableExpr] : []));

/**
 * Every table that is read or changed anywhere within a part of a statement. `known`: names that a `with` around it gives;
 * one that is not recursive does not give its own to itself.
 */
function tablesIn(part: unknown, known: ReadonlySet<string> = new Set()): string[] {
  if (Array.isArray(part)) return part.flatMap((one) => tablesIn(one, known));
  if (typeof part !== 'object' || part === null) return [];
  if ('relname' in part) {
    const name = nameOf(part as RangeVar);
    // A name with its schema is a table.
    return known.has(name) && !('schemaname' in part) ? [] : [name];
  }
  const { withClause, relation, ...rest } = part as Within;
  const names = new Set(known);
  if (withClause?.recursive === true) for (const { ctename = '' } of ctesOf({ withClause })) names.add(ctename);
  const within = ctesOf({ withClause }).flatMap(({ ctename = '', ctequery }) => {
    const inner = new Set(names);
    names.add(ctename);
    return tablesIn(ctequery, inner);
  });
  // What is changed is always a table.
  return [...within, ...tablesIn(relation), ...Object.values(rest).flatMap((one) => tablesIn(one, names))];
}

/** What a statement that writes the rows of a query copies. */
function ofCopy(to: RangeVar | undefined, { created }: File, parts: Within): string[] {
  const read = [...new Set(tablesIn(parts))].filter((table) => !created.has(table));
  return read.length === 0
    ? []
    : [`copies rows of ${read.join(', ')} to ${nameOf(to)} in one transaction: let a job do it in steps, or name what is small`];
}

/** Code that this check cannot read. */
const isHidden = (statement: Node): boolean => 'DoStmt' in statement || 'CallStmt' in statement || 'SelectStmt' in statement;

function ofStatement(statement: Node, file: File): string[] {
  const { created, alone, contracts } = file;
  if ('IndexStmt' in statement) return ofIndex(statement.IndexStmt, created, alone);
  if ('AlterTableStmt' in statement) return ofTable(statement.AlterTableStmt, file);
  if ('DropStmt' in statement) return ofDrop(statement.DropStmt, alone, contracts);
  if ('RenameStmt' in statement) return ofRename(statement.RenameStmt, file);
  if ('UpdateStmt' in statement && !created.has(nameOf(statement.UpdateStmt.relation)))
    return [`changes every row of ${nameOf(statement.UpdateStmt.relation)} in one transaction: let a job do it in steps`];
  if ('DeleteStmt' in statement && !created.has(nameOf(statement.DeleteStmt.relation)))
    return [`deletes from ${nameOf(statement.DeleteStmt.relation)} in one transaction: let a job do it in steps`];
  if ('InsertStmt' in statement) {
    const { relation, selectStmt, withClause } = statement.InsertStmt;
    return ofCopy(relation, file, { selectStmt, withClause });
  }
  if ('CreateTableAsStmt' in statement && statement.CreateTableAsStmt.into?.skipData !== true)
    return ofCopy(statement.CreateTableAsStmt.into?.rel, file, { query: statement.CreateTableAsStmt.query });
  if ('UpdateStmt' in statement) return ofCopy(statement.UpdateStmt.relation, file, { withClause: statement.UpdateStmt.withClause });
  if ('DeleteStmt' in statement) return ofCopy(statement.DeleteStmt.relation, file, { withClause: statement.DeleteStmt.withClause });
  if ('LockStmt' in statement) return ['locks a table'];
  if ('VacuumStmt' in statement || 'ClusterStmt' in statement || 'ReindexStmt' in statement) return ['rewrites or reads whole tables'];
  return [];
}

const uncheckedBy = (statement: Node): string[] => {
  if (!('AlterTableStmt' in statement)) return [];
  const { relation, cmds = [] } = statement.AlterTableStmt;
  return cmds.some((node) => 'AlterTableCmd' in node && node.AlterTableCmd.subtype === 'AT_DropConstraint') ? [nameOf(relation)] : [];
};

const createdBy = (statement: Node): string[] => ('CreateStmt' in statement ? [nameOf((statement.CreateStmt as CreateStmt).relation)] : []);

/**
 * What a migration does that keeps members waiting on a large table, or breaks the servers of the release before, which
 * run beside it. Empty if nothing.
 */
export async function hazardsOf(text: string): Promise<string[]> {
  const { stmts = [] } = await parse(text);
  const statements = stmts.flatMap(({ stmt }) => (stmt === undefined ? [] : [stmt]));
  const alone = text.startsWith(ALONE);
  const made = statements.flatMap(createdBy);
  const file: File = {
    replacing: new Set(alone ? [] : made),
    created: new Set([...made, ...smallIn(text)]),
    alone,
    contracts: text.includes(CONTRACT),
    unchecked: new Set(statements.flatMap(uncheckedBy)),
  };
  const hidden = statements.filter(isHidden).length - countReviewed(text);
  return [
    ...statements.flatMap((statement) => ofStatement(statement, file)),
    ...(hidden > 0 ? [`runs code that cannot be checked, ${hidden} times without a line "${REVIEWED}…"`] : []),
  ];
}
