import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, rename, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { REPOSITORY } from '@amarena/shared/build/places';
import type { PartName } from '../../../server/src/delivery/part.ts';
import { NotMeasurable } from '../programs.ts';
import { PAGES } from './changes.ts';

/** Bytes: names of all files that changed in hundreds of commits. */
const LONG_OUTPUT = 64_000_000;
/** What a part is built from, and with. */
const BUILT = ['shared', 'server', 'tools', 'package.json', 'package-lock.json', 'tsconfig.base.json', ...PAGES.map(({ part }) => part)];
const NOT_BUILT = /\.(?:test|stories)\.tsx?$|\/testing\//;

const run = promisify(execFile);
const git = async (...words: string[]): Promise<string> =>
  (await run('git', words, { cwd: REPOSITORY, maxBuffer: LONG_OUTPUT })).stdout.trim();

/** A part that may have been released from `to` by a team that had released it from `from` before. */
export interface Step {
  readonly part: PartName;
  readonly from: string;
  readonly to: string;
}

/** The last commit of each day, newest first. */
async function lastOfDays(): Promise<string[]> {
  const lines = (await git('log', '--first-parent', '--format=%H %cs')).split('\n').map((line) => line.split(' '));
  return lines.filter(([, day], at) => day !== lines[at - 1]?.[1]).map(([commit = '']) => commit);
}

/** Every part from the end of one day to the end of the next, newest first. */
export async function dailySteps(): Promise<Step[]> {
  const days = await lastOfDays();
  return days.slice(0, -1).flatMap((to, at) => PAGES.map(({ part }) => ({ part, from: days[at + 1] ?? '', to })));
}

/** Every commit that changed files of which a part is built, in its own folder, newest first. */
export async function singleSteps(): Promise<Step[]> {
  const commits = (await git('log', '--no-merges', '--format=%x00%H', '--name-only', '--', ...PAGES.map(({ part }) => `${part}/src`)))
    .split('\0')
    .slice(1);
  return commits.flatMap((text) => {
    const [commit = '', ...files] = text.split('\n').filter((line) => line !== '');
    const built = files.filter((file) => !NOT_BUILT.test(file));
    return PAGES.filter(({ part }) => built.some((file) => file.startsWith(`${part}/src/`))).map(({ part }) => ({
      part,
      from: `${commit}^`,
      to: commit,
    }));
  });
}

/** Throws `NotMeasurable` in a copy without its history. */
export async function needHistory(): Promise<void> {
  const shallow = await git('rev-parse', '--is-shallow-repository').catch(() => null);
  if (shallow !== 'false') throw new NotMeasurable('It needs a clone of this repository with its history.');
}

/** The files of a commit, with the packages that are installed now. */
async function unpack(commit: string, folder: string): Promise<void> {
  const archive = join(folder, 'archive.tar');
  await git('archive', `--output=${archive}`, commit, '--', ...BUILT);
  await run('tar', ['-xf', archive, '-C', folder]);
  await rm(archive);
  const modules = join(folder, 'node_modules');
  await mkdir(join(modules, '@amarena'), { recursive: true });
  const installed = join(REPOSITORY, 'node_modules');
  for (const name of await readdir(installed)) if (name !== '@amarena') await symlink(join(installed, name), join(modules, name));
  for (const name of ['shared', 'server', ...PAGES.map(({ part }) => part)])
    await symlink(join(folder, name), join(modules, '@amarena', name));
  await symlink(join(REPOSITORY, 'server/node_modules'), join(folder, 'server/node_modules'));
}

/** A part built as a commit has it. */
export interface Built {
  readonly version: string;
  /** Folder of its files and its manifest. */
  readonly directory: string;
}

/** Builds of commits, each with the build of that commit. */
export interface Builds {
  /** Builds, unless an earlier run has built it. */
  of(part: PartName, commit: string): Promise<Built>;
  /** Removes the sources; the builds stay for the next run. */
  close(): Promise<void>;
}

/** The only version in the folder of the builds of a part at a commit; null if there is none. */
async function keptIn(folder: string): Promise<Built | null> {
  const [version] = await readdir(folder).catch(() => []);
  return version === undefined ? null : { version, directory: join(folder, version) };
}

/** `kept`: folder of the builds. */
export async function openBuilds(kept: string): Promise<Builds> {
  const root = await mkdtemp(join(tmpdir(), 'amarena-releases-'));
  const folders = new Map<string, Promise<string>>();
  const unpacked = async (commit: string) => {
    const folder = await mkdtemp(join(root, 'commit-'));
    await unpack(commit, folder);
    return folder;
  };
  const build = async (part: PartName, commit: string, into: string): Promise<Built> => {
    const sources = folders.get(commit) ?? unpacked(commit);
    folders.set(commit, sources);
    const folder = await sources;
    const { stdout } = await run('nice', [process.execPath, 'server/src/cli/deliver.ts', 'build', part], { cwd: folder });
    const [, version] = /@(\S+) built/.exec(stdout) ?? [];
    if (version === undefined) throw new Error(`The build of ${part} at ${commit} did not say its version: ${stdout}`);
    // Whole or not at all: what is there is taken for whole the next time.
    const copying = `${into}.new`;
    await rm(copying, { recursive: true, force: true });
    await cp(join(folder, part, 'dist', version), join(copying, version), { recursive: true });
    await rename(copying, into);
    return { version, directory: join(into, version) };
  };
  return {
    async of(part, name) {
      const commit = await git('rev-parse', name);
      const into = join(kept, commit, part);
      return (await keptIn(into)) ?? build(part, commit, into);
    },
    close: () => rm(root, { recursive: true, force: true }),
  };
}
