import { existsSync } from 'node:fs';
import path from 'node:path';
import { build } from '@amarena/shared/build/build';
import { type BuildTarget, directoryOf, readTarget } from '@amarena/shared/build/target';
import { isGuestName } from '@amarena/shared/contracts/platform/guests';
import { failure, type Result, success } from '@amarena/shared/errors/apiErrors';
import { buildAll } from './buildAll.ts';
import type { PartName } from './part.ts';
import { finishedBuild, subjectLine } from './provenance/pipelineFiles.ts';
import type { Refusal } from './refusal.ts';
import { unclear } from './steps.ts';

export interface BuildOrder {
  readonly name: PartName | 'all';
  readonly version: string | undefined;
  /** The folder of a guest's package. All other parts are in this repository. */
  readonly directory?: string | undefined;
  /** For `publish`: the folder of a finished build; absent: it is built. */
  readonly built?: string | undefined;
  readonly say: (line: string) => void;
}

const misplaced = (name: BuildOrder['name'], found: string): Result<never, Refusal> =>
  failure({
    rule: 'order_unclear',
    found,
    expected: isGuestName(name) ? `the folder of ${name}, whose package.json names it` : 'no folder: this part is in the repository',
    remedy: isGuestName(name) ? `Add --directory <folder of ${name}>.` : 'Leave --directory out.',
  });

/** The package of a part. Fails for a guest without a folder, and for the folder of another part. */
async function targetOf(name: PartName, { directory }: BuildOrder): Promise<Result<BuildTarget, Refusal>> {
  if (!isGuestName(name)) return success(await readTarget(directoryOf(name)));
  if (directory === undefined) return misplaced(name, `${name} without its folder: it is not in this repository`);
  if (!existsSync(path.join(directory, 'package.json'))) return misplaced(name, `${directory}, which has no package.json`);
  const target = await readTarget(path.resolve(directory));
  return target.name === name ? success(target) : misplaced(name, `${directory}, the folder of ${target.name}`);
}

async function buildOne(name: PartName, order: BuildOrder): Promise<Result<string, Refusal>> {
  const target = await targetOf(name, order);
  if (!target.ok) return target;
  const { version, directory, fresh } = await build(target.value, order.version === undefined ? {} : { version: order.version });
  order.say(`${name}@${version} ${fresh ? 'built' : 'unchanged'}`);
  return success(directory);
}

/** Builds the named parts, and says what of each build a pipeline has to attest. */
export async function buildToAttest(order: BuildOrder, names: readonly PartName[]): Promise<Result<void, Refusal>> {
  const built = await buildNames(order, names);
  if (!built.ok) return built;
  for (const directory of built.value.values()) order.say(await subjectLine(directory));
  return success(undefined);
}

/** Takes a finished build in place of building: a job that may sign runs no build. */
async function takeBuilt({ name, version, directory }: BuildOrder, built: string): Promise<Result<Map<PartName, string>, Refusal>> {
  if (name === 'all') return unclear('publish', 'one name with --built: each part has its own', 'mf-members --built folder');
  if (directory !== undefined) return unclear('publish', '--built, or --directory to build there', 'mf-gifts --built folder');
  const found = await finishedBuild(name, version, path.resolve(built));
  return found.ok ? success(new Map([[name, found.value]])) : found;
}

/** Builds the named parts, or takes a finished build; returns the folder of each. */
export async function buildNames(order: BuildOrder, names: readonly PartName[]): Promise<Result<Map<PartName, string>, Refusal>> {
  if (order.built !== undefined) return takeBuilt(order, order.built);
  if (order.directory !== undefined && !isGuestName(order.name)) return misplaced(order.name, `${order.name} in ${order.directory}`);
  if (order.name === 'all') return success(await buildAll(names, order.version));
  const built = await buildOne(order.name, order);
  return built.ok ? success(new Map<PartName, string>([[order.name, built.value]])) : built;
}
