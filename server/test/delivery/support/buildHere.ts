import { build } from '@amarena/shared/build/build';
import { readTarget } from '@amarena/shared/build/target';

// A separate process, because the bundler loads its loaders by itself, outside the test runner's module registry.
const [directory = '', version = ''] = process.argv.slice(2);
process.stdout.write(JSON.stringify(await build(await readTarget(directory), { version })));
