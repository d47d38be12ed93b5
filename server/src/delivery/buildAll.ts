import { spawn } from 'node:child_process';
import path from 'node:path';
import { planBuild } from '@amarena/shared/build/build';
import { directoryOf, readTarget } from '@amarena/shared/build/target';
import type { PartName } from './part.ts';

/** A build takes one processor and half a gigabyte of memory: more at a time slow each other down. */
const AT_ONCE = 2;
const CLI = path.resolve(import.meta.dirname, '../cli/deliver.ts');

const inProcessOfItsOwn = (name: string, version: string | undefined): Promise<void> =>
  new Promise((done, failed) => {
    const given = version === undefined ? [] : ['--version', version];
    const child = spawn(process.execPath, [CLI, 'build', name, ...given], { stdio: 'inherit' });
    child.on('error', failed);
    child.on('exit', (code) => (code === 0 ? done() : failed(new Error(`The build of ${name} failed.`))));
  });

/** Builds what changed, each in its own process, two at a time. Returns the folder of each build, by name. */
export async function buildAll(names: readonly PartName[], version: string | undefined): Promise<Map<PartName, string>> {
  const given = version === undefined ? {} : { version };
  const planned = await Promise.all(
    names.map(async (part) => ({ part, ...(await planBuild(await readTarget(directoryOf(part)), given)) })),
  );
  const waiting = planned.filter(({ done }) => !done);
  const worker = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await inProcessOfItsOwn(next.name, next.version);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return new Map(planned.map(({ part, directory }) => [part, directory]));
}
