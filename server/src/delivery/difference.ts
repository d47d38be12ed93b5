import type { ContractDifference, FileDifference } from '@amarena/shared/contracts/platform/deliveryDesk';
import type { FileFacts } from '@amarena/shared/federation/manifest';
import type { Candidate } from './check.ts';

type Files = Readonly<Record<string, FileFacts>>;
type Kind = ContractDifference['kind'];

/** The hash of the content in the name of a picture or font, and of every file of older builds: another one in each version. */
const CONTENT_HASH = /\.[0-9a-f]{10}(?=\.)/;
const nameOf = (file: string): string => file.replace(CONTENT_HASH, '');

/** Files by name; those that share one by their full name. */
function byName(files: Files): Map<string, FileFacts> {
  const groups = Map.groupBy(Object.entries(files), ([file]) => nameOf(file));
  return new Map([...groups].flatMap(([name, own]) => own.map(([file, facts]) => [own.length === 1 ? name : file, facts] as const)));
}

const sizeOf = (facts: FileFacts | undefined) => (facts === undefined ? null : { bytes: facts.bytes, gzip: facts.gzip });
const weightOf = ({ before, after }: FileDifference): number => Math.abs((after?.gzip ?? 0) - (before?.gzip ?? 0));

/** The files whose content differs, the heaviest difference first. */
export function fileDifferences(before: Files, after: Files): FileDifference[] {
  const [older, newer] = [byName(before), byName(after)];
  const names = [...new Set([...older.keys(), ...newer.keys()])].sort();
  return names
    .filter((name) => older.get(name)?.integrity !== newer.get(name)?.integrity)
    .map((name) => ({ name, before: sizeOf(older.get(name)), after: sizeOf(newer.get(name)) }))
    .sort((one, other) => weightOf(other) - weightOf(one));
}

/** Bytes of all files. */
export function totalOf(files: Files): { files: number; bytes: number; gzip: number } {
  const all = Object.values(files);
  return {
    files: all.length,
    bytes: all.reduce((sum, { bytes }) => sum + bytes, 0),
    gzip: all.reduce((sum, { gzip }) => sum + gzip, 0),
  };
}

const YES = 'yes';
const listed = (names: readonly string[], value = YES): Record<string, string> => Object.fromEntries(names.map((name) => [name, value]));
const asText = (numbers: Readonly<Record<string, number>>): Record<string, string> =>
  Object.fromEntries(Object.entries(numbers).map(([name, number]) => [name, String(number)]));
const sharedIn = (keys: readonly string[], versions: Readonly<Record<string, string>> = {}): Record<string, string> =>
  Object.fromEntries(keys.map((key) => [key, versions[key] ?? YES]));

type Terms = Readonly<Partial<Record<Kind, Readonly<Record<string, string>>>>>;

/** What a version agrees on with others, and what it is made of, as its manifest says. */
function termsOf(candidate: Candidate): Terms {
  if (candidate.part === 'shell') {
    const { platform, uses, shared_keys, shared_versions, licences, budget } = candidate.manifest;
    const budgets = budget === undefined ? {} : asText({ start: budget });
    return { platform, uses, shared: sharedIn(shared_keys, shared_versions), packages: licences, budgets };
  }
  const { contract, shared_keys, shared_versions, framework, licences } = candidate.manifest;
  const { first_load, total, routes } = contract.budgets;
  return {
    requires: contract.requires,
    widgets: contract.widgets,
    uses: contract.uses,
    shared: sharedIn(shared_keys, shared_versions),
    framework: framework?.packages ?? {},
    routes: contract.screens,
    rendered: { ...listed(contract.prerender, 'visitors'), ...listed(contract.prerender_members, 'members') },
    templates: listed(Object.keys(contract.templates)),
    budgets: asText({ first_load, total, ...routes }),
    packages: licences,
  };
}

const KINDS: readonly Kind[] = [
  'platform',
  'requires',
  'widgets',
  'uses',
  'shared',
  'framework',
  'routes',
  'rendered',
  'templates',
  'budgets',
  'packages',
];

/** What differs in the contracts of two versions of a part, what others depend on first. */
export function contractDifferences(before: Candidate, after: Candidate): ContractDifference[] {
  const [older, newer] = [termsOf(before), termsOf(after)];
  return KINDS.flatMap((kind) => {
    const [had, has] = [older[kind] ?? {}, newer[kind] ?? {}];
    return [...new Set([...Object.keys(had), ...Object.keys(has)])]
      .sort()
      .filter((name) => had[name] !== has[name])
      .map((name) => ({ kind, name, before: had[name] ?? null, after: has[name] ?? null }));
  });
}
