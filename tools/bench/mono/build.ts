import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describeShell } from '@amarena/shared/build/describeBuild';
import { directoryOf, readTarget } from '@amarena/shared/build/target';
import { webpackConfig } from '@amarena/shared/build/webpackConfig';
import { REMOTES } from '@amarena/shared/contracts/platform/routes';
import { MANIFEST_FILE } from '@amarena/shared/federation/manifest';
import type { ShellManifest } from '@amarena/shared/federation/shellManifest';
import webpack, { type Configuration, type RuleSetRule, type Stats } from 'webpack';

const VERSION = 'mono';
/** Catalogues that the first page needs; those of other pages come with them. */
const FIRST = /^(shell|shared|mf-members)-/;

async function configuration(output: string): Promise<Configuration> {
  const shell = webpackConfig(await readTarget(directoryOf('shell')), VERSION, output);
  const remotes = await Promise.all(REMOTES.map(async (name) => webpackConfig(await readTarget(directoryOf(name)), VERSION, output)));
  const rulesOf = ({ module }: Configuration) => (module?.rules ?? []) as RuleSetRule[];
  const ruleOf = (remote: Configuration) => rulesOf(remote).find(({ include }) => include === remote.context);
  const inLoading = (file: string) => join(directoryOf('shell'), 'src/loading', file);
  return {
    ...shell,
    cache: false,
    // Catalogues of several packages have the same name here.
    output: { ...shell.output, chunkFilename: '[name].[id].js' },
    module: {
      // The replacements are outside the packages that the factory compiles.
      rules: [...rulesOf(shell), ...remotes.map(ruleOf), { ...ruleOf(shell), include: import.meta.dirname }],
    },
    resolve: {
      ...shell.resolve,
      alias: {
        [inLoading('federation.ts')]: join(import.meta.dirname, 'federation.ts'),
        [inLoading('sharing.ts')]: join(import.meta.dirname, 'sharing.ts'),
      },
    },
  };
}

/** Builds shell and remotes as one, with the same factory and without federation, into `root/mono`. */
export async function buildMono(root: string): Promise<ShellManifest> {
  const output = join(root, VERSION);
  await rm(output, { recursive: true, force: true });
  const compiler = webpack(await configuration(output));
  const stats = await new Promise<Stats>((done, failed) =>
    compiler?.run((error, result) => (result === undefined || error ? failed(error) : done(result))),
  );
  if (stats.hasErrors()) throw new Error(stats.toString('errors-only'));
  const described = await describeShell(await readTarget(directoryOf('shell')), { version: VERSION, directory: output }, stats.compilation);
  await new Promise((done) => compiler?.close(done));
  const catalogues = Object.entries(described.catalogues).map(([language, files]) => [language, files.filter((file) => FIRST.test(file))]);
  const manifest = { ...described, catalogues: Object.fromEntries(catalogues) as ShellManifest['catalogues'] };
  await writeFile(join(output, MANIFEST_FILE), JSON.stringify(manifest));
  return manifest;
}
