import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { REPOSITORY } from '@amarena/shared/build/places';

export interface Compilation {
  /** Folder of the sources, from the root: `shared/src`. */
  readonly sources: string;
  /** Files to compile, from the sources; what they import comes with them. */
  readonly entries: readonly string[];
  /** Absolute folder for the result. */
  readonly output: string;
  /** Global types of the sources. */
  readonly types: readonly string[];
}

/** The compiler's own helper for an `import()` with a pattern. Bundlers do not see the pattern behind it. */
const HELPER = /^var __rewriteRelativeImportExtension = [\s\S]*?^};\n/m;
const HELPED = /__rewriteRelativeImportExtension\((`[^`]*)\.ts`\)/g;
/** An address that is put together at run time: the compiler's helper would not change it. */
const COMPUTED = /__rewriteRelativeImportExtension\((`\$\{[^`]*`)\)/g;
/** A relative module in a declaration file, whose extension the compiler keeps. */
const DECLARED = /((?:from|import\(|import)\s*["']\.{1,2}\/[^"']*)\.tsx?(["'])/g;

function rewrite(file: string): void {
  const text = readFileSync(file, 'utf8');
  const written = file.endsWith('.d.ts')
    ? text.replace(DECLARED, '$1.js$2')
    : text.replace(HELPER, '').replace(HELPED, '$1.js`').replace(COMPUTED, '$1');
  if (written.includes('__rewriteRelativeImportExtension')) throw new Error(`${file} imports a pattern that this tool does not know.`);
  if (written !== text) writeFileSync(file, written);
}

/** Compiles TypeScript to JavaScript and declarations. Throws with the compiler's messages. */
export function compile({ sources, entries, output, types }: Compilation): void {
  const root = join(REPOSITORY, sources);
  const config = join(dirname(output), 'tsconfig.json');
  mkdirSync(dirname(output), { recursive: true });
  const compilerOptions = {
    types,
    composite: false,
    emitDeclarationOnly: false,
    rewriteRelativeImportExtensions: true,
    rootDir: root,
    outDir: output,
  };
  const files = entries.map((entry) => join(root, entry));
  writeFileSync(config, JSON.stringify({ extends: relativeTo(dirname(config), 'tsconfig.base.json'), compilerOptions, files }));
  const { status, stdout } = spawnSync(join(REPOSITORY, 'node_modules/.bin/tsc'), ['-p', config], { encoding: 'utf8' });
  rmSync(config);
  if (status !== 0) throw new Error(`${sources} does not compile:\n${stdout}`);
  for (const file of globSync('**/*.{js,d.ts}', { cwd: output })) rewrite(join(output, file));
}

const relativeTo = (folder: string, file: string): string => relative(folder, join(REPOSITORY, file));
