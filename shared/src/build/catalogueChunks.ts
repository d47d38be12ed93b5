import webpack, { type Compiler, type Module, type WebpackPluginInstance } from 'webpack';
import { isLanguage, LANGUAGES } from '../contracts/platform/languages.ts';
import { type Owner, sourceName } from './places.ts';

/** Where a part keeps the words that its first screen needs; the words of a single screen are in that screen's folder. */
const FOLDER = String.raw`[\\/]src[\\/](?:(?:i18n|errors)[\\/])?words[\\/]`;
/** The published package is compiled. */
const FILE = String.raw`(${LANGUAGES.join('|')})\.[tj]s$`;
const CATALOGUE = new RegExp(String.raw`${FOLDER}(?:[^\\/]+[\\/])*${FILE}`);

/** A catalogue that can absorb others. One in a deeper folder belongs to a few screens and is not part of the first load. */
const FIRST = new RegExp(FOLDER + FILE);

/** Name of a catalogue's chunk: its path, so that packages never share one, and the language at the end. */
const chunkName = (owner: Owner, resource: string): string =>
  sourceName(owner, resource)
    .replace(/\.[tj]s$/, '')
    .replace(/[^a-zA-Z0-9]+/g, '-')
    .replace(/^-/, '');

/** Language of a catalogue's chunk, from its name; null: not a catalogue. */
export function catalogueLanguage(name: string | null | undefined): string | null {
  const last = name?.match(/-src-(?:(?:i18n|errors)-)?words-(?:.*-)?([a-z]{2})$/)?.[1];
  return isLanguage(last) ? last : null;
}

/** Files of a chunk with a single catalogue, the one that includes the others first; none for other chunks. */
function catalogueFiles(modules: readonly Module[]): string[] {
  const files = modules.flatMap((module) => (module instanceof webpack.NormalModule ? [module.resource] : []));
  const isCatalogue = files.length === modules.length && files.every((file) => CATALOGUE.test(file));
  return isCatalogue ? files.sort((one, other) => one.length - other.length) : [];
}

/** Names the chunks of language catalogues, so that manifests can list them, and keeps all other files out of them. */
export class CatalogueChunks implements WebpackPluginInstance {
  readonly owner: Owner;

  constructor(owner: Owner) {
    this.owner = owner;
  }

  apply(compiler: Compiler): void {
    // `import(`./${language}.ts`)` would include every file of the folder, tests too.
    new webpack.ContextReplacementPlugin(
      /[\\/](?:words|errors[\\/]landers)$/,
      false,
      new RegExp(`^\\./(${LANGUAGES.join('|')})\\.[tj]s$`),
    ).apply(compiler);
    compiler.hooks.thisCompilation.tap('CatalogueChunks', (compilation) => {
      compilation.hooks.afterChunks.tap('CatalogueChunks', (chunks) => {
        for (const chunk of chunks) {
          if (chunk.name) continue;
          const [main] = catalogueFiles([...compilation.chunkGraph.getChunkModulesIterable(chunk)]);
          if (main !== undefined && FIRST.test(main)) chunk.name = chunkName(this.owner, main);
        }
      });
    });
  }
}
