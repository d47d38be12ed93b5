import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { stageCreate } from './create.ts';
import { stageDeliver } from './deliver.ts';
import { stageShared } from './shared.ts';

export interface Packed {
  readonly name: string;
  readonly version: string;
  /** Absolute path of the file that a registry would store. */
  readonly tarball: string;
  readonly bytes: number;
  /** Its package.json. */
  readonly description: object;
}

function pack(stage: string, folder: string): Packed {
  const output = execFileSync('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', folder], {
    cwd: stage,
    encoding: 'utf8',
  });
  const [packed] = JSON.parse(output) as [{ name: string; version: string; filename: string }];
  const tarball = join(folder, packed.filename);
  const description = JSON.parse(readFileSync(join(stage, 'package.json'), 'utf8')) as object;
  return { name: packed.name, version: packed.version, tarball, bytes: statSync(tarball).size, description };
}

/** Puts all packages together and packs them into a folder. */
export function packAll(folder: string): Packed[] {
  mkdirSync(folder, { recursive: true });
  const shared = stageShared();
  return [shared.stage, stageDeliver(shared.version), stageCreate(shared.version)].map((stage) => pack(stage, folder));
}
