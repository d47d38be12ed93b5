import { build } from '@amarena/shared/build/build';
import { readTarget } from '@amarena/shared/build/target';

// A process of its own: the bundler loads its loaders by itself, past the test runner's module registry.
const [directory = '', version = ''] = process.argv.slice(2);
process.stdout.write(JSON.stringify(await build(await readTarget(directory), { version })));
