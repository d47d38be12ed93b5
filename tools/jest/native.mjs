// Runs a test file the way Node runs any program: its imports are loaded once for all files of a worker. Jest's own
// loader evaluates every module again for every file, in a new context, which was most of the time of the server tests.
import { channel } from 'node:diagnostics_channel';
import { createRequire, registerHooks } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { transformFileSync } from '@swc/core';
import { ModuleMocker } from 'jest-mock';

const require = createRequire(import.meta.url);
const { default: circus } = require('jest-circus/runner');

/** Where Jest's engine keeps its listeners: with those of the previous file, every test would be counted twice. */
const LISTENERS = Symbol.for('EVENT_HANDLERS');
/** Where `nativeGlobals.mjs` finds what the running file gets as `@jest/globals`. */
const GLOBALS = Symbol.for('amarena.jest');

let files = 0;

/** Node strips types itself but does not support JSX, which some builders in `shared/testing` contain. */
const elements = { jsc: { target: 'es2023', parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } } } };

registerHooks({
  load: (url, context, next) =>
    url.endsWith('.tsx')
      ? { format: 'module', source: transformFileSync(fileURLToPath(url), elements).code, shortCircuit: true }
      : next(url, context),
  resolve: (specifier, context, next) =>
    specifier === '@jest/globals'
      ? { url: new URL(`nativeGlobals.mjs?file=${files}`, import.meta.url).href, shortCircuit: true }
      : next(specifier, context),
});

// Jest stops listening to a worker's parent when there are no more files for it.
process.on('removeListener', (event) => {
  if (event === 'message') channel('amarena:tests-end').publish({});
});

/** The engine starts again for every file, so that none sees the tests or hooks of another. */
function freshEngine(path) {
  delete require.cache[path];
  delete globalThis[LISTENERS];
  return require(path);
}

/** Jest's runner for one file, with Node instead of Jest's loader. */
export default async function native(globalConfig, config, environment, runtime, testPath, report) {
  // Node never reloads a module, so watch mode needs Jest's loader.
  if (globalConfig.watch || globalConfig.watchAll) return circus(globalConfig, config, environment, runtime, testPath, report);
  files += 1;
  const mocker = new ModuleMocker(globalThis);
  const { fn, spyOn, restoreAllMocks } = mocker;
  const jest = { fn: fn.bind(mocker), spyOn: spyOn.bind(mocker), restoreAllMocks: restoreAllMocks.bind(mocker) };
  const ofNode = {
    requireInternalModule: freshEngine,
    setGlobalsForRuntime: (globals) => {
      globalThis[GLOBALS] = { ...globals, jest };
    },
    unstable_shouldLoadAsEsm: () => true,
    unstable_importModule: (path) => import(`${pathToFileURL(path)}?file=${files}`),
  };
  const loader = new Proxy(runtime, {
    get: (target, name) => {
      const own = ofNode[name] ?? target[name];
      return typeof own === 'function' ? own.bind(target) : own;
    },
  });
  try {
    return await circus(globalConfig, config, environment, loader, testPath, report);
  } finally {
    mocker.restoreAllMocks();
  }
}
