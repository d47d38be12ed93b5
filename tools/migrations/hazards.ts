import type {
  AlterTableCmd,
  AlterTableStmt,
  ColumnDef,
  Constraint,
  CreateStmt,
  DropStmt,
  IndexStmt,
  Node,
  RangeVar,
  RenameStmt,
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

const ofRename = ({ renameType }: RenameStmt): string[] =>
  renameType === 'OBJECT_TABLE' || renameType === 'OBJECT_COLUMN'
    ? ['renames what the release before uses: add the new name, then move']
    : [];

interface File {
  /** Tables that the file itself creates, and are empty, or that are small. */
  readonly created: ReadonlySet<string>;
  readonly alone: boolean;
  readonly contracts: boolean;
  /** Tables of which it drops a constraint: with a valid check of a column, `set not null` reads no rows. */
  readonly unchecked: ReadonlySet<string>;
}

function ofStatement(statement: Node, file: File): string[] {
  const { created, alone, contracts } = file;
  if ('IndexStmt' in statement) return ofIndex(statement.IndexStmt, created, alone);
  if ('AlterTableStmt' in statement) return ofTable(statement.AlterTableStmt, file);
  if ('DropStmt' in statement) return ofDrop(statement.DropStmt, alone, contracts);
  if ('RenameStmt' in statement) return ofRename(statement.RenameStmt);
  if ('UpdateStmt' in statement && !created.has(nameOf(statement.UpdateStmt.relation)))
    return [`changes every row of ${nameOf(statement.UpdateStmt.relation)} in one transaction: let a job do it in steps`];
  if ('DeleteStmt' in statement && !created.has(nameOf(statement.DeleteStmt.relation)))
    return [`deletes from ${nameOf(statement.DeleteStmt.relation)} in one transaction: let a job do it in steps`];
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
  const file: File = {
    created: new Set([...statements.flatMap(createdBy), ...smallIn(text)]),
    alone: text.startsWith(ALONE),
    contracts: text.includes(CONTRACT),
    unchecked: new Set(statements.flatMap(uncheckedBy)),
  };
  return statements.flatMap((statement) => ofStatement(statement, file));
}
