import { globSync } from 'node:fs';
import path from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { ASSETS } from './assetTypes.ts';
import { type Owner, PUBLISHED, SHARED_SOURCES } from './places.ts';
import { cacheOf, swcRule } from './webpackConfig.ts';

const START = path.join(SHARED_SOURCES, `testing/gallery/start.${PUBLISHED ? 'js' : 'tsx'}`);

/** Files of stories of a package, absolute, in a fixed order. */
const storyFiles = ({ directory }: Owner): readonly string[] =>
  globSync('src/**/*.stories.tsx', { cwd: directory })
    .sort()
    .map((file) => path.join(directory, file));

/** The entry: all stories, by package. */
function entryText(owners: readonly Owner[]): string {
  const shelves = owners.map((owner) => ({ name: owner.name, files: storyFiles(owner) }));
  const imports = shelves.flatMap(({ name, files }, shelf) => files.map((file, index) => ({ binding: `s${shelf}_${index}`, file, name })));
  return [
    `import { startGallery } from ${JSON.stringify(START)};`,
    ...imports.map(({ binding, file }) => `import * as ${binding} from ${JSON.stringify(file)};`),
    'startGallery([',
    ...shelves.map(({ name }) => {
      const bindings = imports.filter((one) => one.name === name).map(({ binding }) => binding);
      return `{ package: ${JSON.stringify(name)}, files: [${bindings.join(', ')}] },`;
    }),
    ']);',
  ].join('\n');
}

/** The gallery of some packages as one page for development, with the transforms of the site's builds. `root`: their folder. */
export const galleryConfig = (owners: readonly Owner[], root: string): Configuration => ({
  name: 'gallery',
  mode: 'development',
  context: root,
  entry: { gallery: `data:text/javascript,${encodeURIComponent(entryText(owners))}` },
  target: ['web', 'es2022'],
  devtool: 'inline-source-map',
  output: { path: path.join(root, '.cache/gallery'), publicPath: '/', filename: '[name].js' },
  resolve: { extensions: ['.tsx', '.ts', '.js'], conditionNames: ['es2015', '...'] },
  module: {
    rules: [
      ...owners.map(({ name, directory }) => swcRule(path.join(directory, 'src'), name, { refresh: false })),
      { test: ASSETS, type: 'asset/resource' },
    ],
  },
  performance: false,
  cache: cacheOf({ name: 'gallery', directory: path.join(root, 'gallery') }, 'gallery'),
  plugins: [new webpack.DefinePlugin({ 'process.env.NODE_ENV': JSON.stringify('development') })],
});
