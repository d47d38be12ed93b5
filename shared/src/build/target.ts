import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from '@amarena/shared/schema';
import { isGuestName } from '../contracts/platform/guests.ts';
import { ContractVersion, PAGE, RemoteContract } from '../contracts/platform/remote.ts';
import { exposedAs } from '../contracts/platform/widgets.ts';
import { mistakesIn } from '../federation/mistakes.ts';
import { contractProblems } from './contractProblems.ts';
import { REPOSITORY } from './places.ts';

export type BuildKind = 'shell' | 'remote';

/** A package that is built for the browser. */
export interface BuildTarget {
  readonly kind: BuildKind;
  readonly name: string;
  /** The package's folder, absolute. */
  readonly directory: string;
  /** Version in `package.json`. */
  readonly packageVersion: string;
  /** A remote's contract; null for the shell. */
  readonly contract: RemoteContract | null;
  /** Widgets of other parts that this one shows, with the smallest version of each. */
  readonly uses: Readonly<Record<string, string>>;
  /** Maximum bytes after gzip that the shell may load at start. Null for a remote, which has budgets in its contract. */
  readonly budget: number | null;
  /** Source file of every exposed module, by public name. Empty for the shell. */
  readonly exposes: Readonly<Record<string, string>>;
}

/** The shell's `amarena` section in its `package.json`. */
const ShellContract = z.object({ uses: z.record(z.string(), ContractVersion), budgets: z.object({ first_load: z.int() }) });

const exposesOf = (contract: RemoteContract): Record<string, string> => ({
  [PAGE]: './src/entry.tsx',
  ...Object.fromEntries(
    Object.keys(contract.widgets).map((widget) => [exposedAs(widget), `./src/widgets/${exposedAs(widget).slice(2)}.tsx`]),
  ),
});

/** Reads a build target from a package's folder. Throws if `package.json` lacks a valid `amarena` contract. */
export async function readTarget(directory: string): Promise<BuildTarget> {
  const file = path.join(directory, 'package.json');
  const description = JSON.parse(await readFile(file, 'utf8'));
  // The folder of a guest is its team's, and may have any name.
  const named = description.amarena?.name;
  const name = typeof named === 'string' && isGuestName(named) ? named : path.basename(directory);
  const common = { name, directory, packageVersion: String(description.version) };
  const wrong = (what: string): Error => new Error(`${file}: the key "amarena" is not the contract of ${name}. ${what}`);
  if (name === 'shell') {
    const shell = ShellContract.safeParse(description.amarena);
    if (!shell.success) throw wrong(mistakesIn(shell.error));
    return { ...common, kind: 'shell', contract: null, uses: shell.data.uses, budget: shell.data.budgets.first_load, exposes: {} };
  }
  const contract = RemoteContract.safeParse(description.amarena);
  if (!contract.success) throw wrong(mistakesIn(contract.error));
  const problems = contractProblems(contract.data);
  if (problems.length > 0) throw wrong(problems.join(' '));
  return { ...common, kind: 'remote', contract: contract.data, uses: contract.data.uses, budget: null, exposes: exposesOf(contract.data) };
}

/** Folder of a package in this repository, by name. */
export const directoryOf = (name: string): string => path.join(REPOSITORY, name);
