#!/usr/bin/env node
import path from 'node:path';
import { build, planBuild } from '@amarena/shared/build/build';
import { dev } from '@amarena/shared/build/dev/dev';
import { serveGallery } from '@amarena/shared/build/gallery';
import { readTarget } from '@amarena/shared/build/target';
import { PartName } from '@amarena/shared/contracts/platform/partNames';
import type { Build } from '@amarena/shared/contracts/platform/releases';
import { type Result, success } from '@amarena/shared/errors/apiErrors';
import { bundleInFile, finishedBuild, subjectLine } from '../delivery/provenance/pipelineFiles.ts';
import { refusalText } from '../delivery/refusal.ts';
import { deliveryAccess, siteOrigin } from '../delivery/remote/address.ts';
import { createDeliveryClient, type DeliveryClient } from '../delivery/remote/client.ts';
import { commandLine, JSON_HELP, runCommandLine, wholeNumber } from './command.ts';

/** `amarena-deliver`: builds and releases the remote in whose folder it is called. Its repository has nothing else of the site. */
const deliver = commandLine('amarena-deliver', 'Builds the remote in this folder and releases it on a site.').addHelpText(
  'after',
  '\nThe site is DELIVERY_URL; what you may do there is decided by DELIVERY_TOKEN, which its operator gives you.',
);

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const NO_ADDRESS = 'DELIVERY_URL is missing: the address of the site, such as https://www.example.com.';
const ownTarget = () => readTarget(process.cwd());

function site(): DeliveryClient {
  const access = deliveryAccess(process.env);
  if (access === null) throw new Error(NO_ADDRESS);
  return createDeliveryClient(access, (line) => say(inOwnForms(line)));
}

/** How this command spells what the site's own command would do: it knows its part. A shell is the operator's. */
const OWN_FORMS: readonly (readonly [RegExp, string])[] = [
  [/npm run deliver -- publish mf-[a-z]+ --version [^"\s]+/g, 'npm run deliver -- publish'],
  [/npm run deliver -- (activate|check) mf-[a-z]+@/g, 'npm run deliver -- $1 '],
  [/Run "npm run deliver -- release shell" first\./g, 'Ask the operator for a shell that is live.'],
];
const inOwnForms = (text: string): string => OWN_FORMS.reduce((said, [form, own]) => said.replace(form, own), text);

/** Ends the command with the refusal, if it was refused. */
async function ended(outcome: Promise<Result<unknown, Parameters<typeof refusalText>[0]>>): Promise<void> {
  const { ok, ...rest } = await outcome;
  if (ok) return;
  if ('error' in rest) process.stderr.write(`${inOwnForms(refusalText(rest.error))}\n`);
  process.exitCode = 1;
}

/** The named version, or that of the current sources. */
async function meant(version: string | undefined): Promise<Build> {
  const target = await ownTarget();
  return { part: PartName.parse(target.name), version: version ?? (await planBuild(target)).version };
}

/** Builds the current sources, unless nothing changed. */
async function buildOwn() {
  const built = await build(await ownTarget());
  say(`${built.name}@${built.version} ${built.fresh ? 'built' : 'unchanged'}`);
  return built;
}

const builtElsewhere = async (folder: string) => finishedBuild(PartName.parse((await ownTarget()).name), undefined, path.resolve(folder));

const GALLERY_PORT = 8200;
const DEV_PORT = 8080;
const LAST_PORT = 65_535;
const A_HUNDRED = 100;
const VERSION = ['[version]', 'a published version; default: that of the current sources'] as const;
const LESS = ['--accept-less', 'accept that the page shows much less than its live version, which the history records'] as const;
const SMOKE = ['--no-smoke', 'do not open the page in a browser first, which the history records'] as const;

interface Activation {
  readonly percent?: number;
  readonly smoke: boolean;
  readonly acceptLess?: boolean;
}

deliver
  .command('build')
  .description('build, unless nothing changed')
  .action(async () => say(await subjectLine((await buildOwn()).directory)));
deliver
  .command('publish')
  .description('build, and store the version on the site; live pages do not change')
  .option('--provenance <file>', 'the sigstore bundle that proves who built its manifest.json')
  .option('--built <folder>', 'a finished build: nothing is built here')
  .action(async ({ provenance, built }: { provenance?: string; built?: string }) => {
    const client = site();
    const bundle = provenance === undefined ? success(null) : await bundleInFile(provenance);
    if (!bundle.ok) return ended(Promise.resolve(bundle));
    const folder = built === undefined ? success((await buildOwn()).directory) : await builtElsewhere(built);
    await ended(folder.ok ? client.publish(folder.value, bundle.value) : Promise.resolve(folder));
  });
deliver
  .command('check')
  .description('check whether a published version may go live, and list every rule that it breaks')
  .argument(...VERSION)
  .option(...SMOKE)
  .option(...LESS)
  .action(async (version: string | undefined, { acceptLess: less, ...options }: Activation) =>
    ended(site().check(await meant(version), { ...options, less })),
  );
deliver
  .command('activate')
  .description('make a published version live after a check')
  .argument(...VERSION)
  .option('--percent <n>', 'from 1 to 99 a canary for that share of the visitors', wholeNumber(1, A_HUNDRED))
  .option(...SMOKE)
  .option(...LESS)
  .action(async (version: string | undefined, { acceptLess: less, ...options }: Activation) =>
    ended(site().activate([await meant(version)], { ...options, less })),
  );
deliver
  .command('rollback')
  .description('take the canary back; without one, return to the version that was live before, and one further each time')
  .action(async () => ended(site().rollback((await meant('')).part)));
deliver
  .command('retire')
  .description('take this remote off the site; activating one of its versions brings it back')
  .action(async () => ended(site().retire((await meant('')).part)));
for (const [name, description] of [
  ['status', 'live, canary, taken-back and previous versions, and how each of them does'],
  ['history', 'every generation that changed this remote: who, when, what'],
] as const)
  deliver
    .command(name)
    .description(description)
    .option('--json', JSON_HELP, false)
    .action(async ({ json }: { json: boolean }) => {
      const answer = await site()[name](json);
      if (answer.ok) say(answer.value);
      else await ended(Promise.resolve(answer));
    });
deliver
  .command('dev')
  .description('show the site with the build of this folder in it, in this browser only; a saved file is built again')
  .option('--port <n>', 'the port to serve on', wholeNumber(1, LAST_PORT), DEV_PORT)
  .action(async ({ port }: { port: number }) => {
    const origin = siteOrigin(process.env);
    if (origin === null) throw new Error(NO_ADDRESS);
    await dev({ folder: process.cwd(), site: origin, port, say });
  });
deliver
  .command('gallery')
  .description('serve the components of *.stories.tsx in all their states')
  .option('--port <n>', 'the port to serve on', wholeNumber(1, LAST_PORT), GALLERY_PORT)
  .action(async ({ port }: { port: number }) => serveGallery([await ownTarget()], { root: process.cwd(), port }));

await runCommandLine(deliver);
