#!/usr/bin/env node
import { build } from '@amarena/shared/build/build';
import { serveGallery } from '@amarena/shared/build/gallery';
import { type BuildTarget, readTarget } from '@amarena/shared/build/target';
import { commandLine, runCommandLine, wholeNumber } from './command.ts';

/** `amarena-deliver`: builds and releases the remote in whose folder it is called. Its repository has nothing else of the site. */
const deliver = commandLine('amarena-deliver', 'Builds the remote in this folder and releases it on a site.');

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const ownTarget = (): Promise<BuildTarget> => readTarget(process.cwd());

/** Builds the current sources, unless nothing changed. */
async function buildOwn() {
  const built = await build(await ownTarget());
  say(`${built.name}@${built.version} ${built.fresh ? 'built' : 'unchanged'}`);
  return built;
}

const GALLERY_PORT = 8200;
const LAST_PORT = 65_535;

deliver
  .command('build')
  .description('build, unless nothing changed')
  .action(async () => void (await buildOwn()));
deliver
  .command('gallery')
  .description('serve the components of *.stories.tsx in all their states')
  .option('--port <n>', 'the port to serve on', wholeNumber(1, LAST_PORT), GALLERY_PORT)
  .action(async ({ port }: { port: number }) => serveGallery([await ownTarget()], { root: process.cwd(), port }));

await runCommandLine(deliver);
