import { join } from 'node:path';
import { REPOSITORY } from '@amarena/shared/build/places';
import { ASSETS, cacheOf, swcRule } from '@amarena/shared/build/webpackConfig';
import webpack, { type Configuration } from 'webpack';
import { SHELVES, storyFiles } from './files.ts';

const START = join(REPOSITORY, 'shared/src/testing/gallery/start.tsx');

/** The entry: all stories, by package. */
function entryText(): string {
  const shelves = SHELVES.map((name) => ({ name, files: storyFiles(name) }));
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

/** The gallery as one page for development, with the transforms of the site's builds. */
export function galleryConfig(): Configuration {
  const target = { directory: join(REPOSITORY, 'gallery'), name: 'gallery' };
  return {
    name: 'gallery',
    mode: 'development',
    context: REPOSITORY,
    entry: { gallery: `data:text/javascript,${encodeURIComponent(entryText())}` },
    target: ['web', 'es2022'],
    devtool: 'inline-source-map',
    output: { path: join(REPOSITORY, '.cache/gallery'), publicPath: '/', filename: '[name].js' },
    resolve: { extensions: ['.tsx', '.ts', '.js'], conditionNames: ['es2015', '...'] },
    module: {
      rules: [
        ...SHELVES.map((name) => swcRule(join(REPOSITORY, name, 'src'), name, { refresh: false })),
        { test: ASSETS, type: 'asset/resource' },
      ],
    },
    performance: false,
    cache: cacheOf(target, 'gallery'),
    plugins: [new webpack.DefinePlugin({ 'process.env.NODE_ENV': JSON.stringify('development') })],
  };
}
