import { types } from 'node:util';
import { type Context, compileFunction, createContext } from 'node:vm';
import { parentPort } from 'node:worker_threads';
import type { Ask, RenderPlatform } from '@amarena/shared/federation/render';
import type { FromWorker, RenderScript, ToWorker } from './messages.ts';

const port = parentPort;
if (port === null) throw new Error('This file runs as a worker.');
const say = (message: FromWorker) => port.postMessage(message);

/** What a render script finds around it: nothing of Node, nothing of a browser's page. */
const surroundings = (): Context =>
  createContext({
    AbortController,
    AbortSignal,
    clearTimeout,
    console,
    crypto,
    Event,
    EventTarget,
    MessageChannel,
    performance,
    queueMicrotask,
    ReadableStream,
    setTimeout,
    structuredClone,
    TextDecoder,
    TextEncoder,
    URL,
    URLSearchParams,
  });

function run(name: string, code: string, context: Context, require: (key: string) => unknown): Record<string, unknown> {
  const module: { exports: Record<string, unknown> } = { exports: {} };
  compileFunction(code, ['module', 'exports', 'require'], { filename: name, parsingContext: context })(module, module.exports, require);
  return module.exports;
}

interface Loaded {
  readonly context: Context;
  readonly platform: RenderPlatform;
  /** Pages of remotes on this platform, by the ids of their scripts. */
  readonly pages: Map<string, unknown>;
}

const codes = new Map<string, string>();
const platforms = new Map<string, Loaded>();

function codeOf({ id, code }: RenderScript): string {
  if (code !== null) codes.set(id, code);
  const known = codes.get(id);
  if (known === undefined) throw new Error(`${id} was never sent.`);
  return known;
}

const nothing = (key: string): never => {
  throw new Error(`There is no ${key} here.`);
};

function platformOf(script: RenderScript): Loaded {
  const known = platforms.get(script.id);
  if (known !== undefined) return known;
  const context = surroundings();
  const loaded = { context, platform: run(script.id, codeOf(script), context, nothing).platform as RenderPlatform, pages: new Map() };
  platforms.set(script.id, loaded);
  return loaded;
}

async function pageOf(script: RenderScript, { context, platform, pages }: Loaded): Promise<unknown> {
  const known = pages.get(script.id);
  if (known !== undefined) return known;
  const shared = new Map<string, unknown>();
  // Some come late in a browser; a script takes them at once.
  for (const [key, give] of Object.entries(platform.modules)) shared.set(key, await give());
  const take = (key: string): unknown => shared.get(key) ?? nothing(key);
  const page = platform.page(() => run(script.id, codeOf(script), context, take));
  pages.set(script.id, page);
  return page;
}

const waiting = new Map<number, PromiseWithResolvers<unknown>>();
let questions = 0;

const ask: Ask = (path, query) => {
  const answered = Promise.withResolvers<unknown>();
  questions += 1;
  waiting.set(questions, answered);
  say({ type: 'question', question: questions, path, query });
  return answered.promise;
};

async function render({ platform, page, input }: Extract<ToWorker, { type: 'render' }>): Promise<void> {
  try {
    const loaded = platformOf(platform);
    say({ type: 'rendered', screen: await loaded.platform.render(await pageOf(page, loaded), input, ask) });
  } catch (cause) {
    // An error of the script's own context is no `Error` of this one.
    say({ type: 'failed', why: types.isNativeError(cause) ? (cause.stack ?? cause.message) : String(cause) });
  }
}

port.on('message', (message: ToWorker) => {
  if (message.type === 'render') {
    void render(message);
    return;
  }
  const answered = waiting.get(message.question);
  waiting.delete(message.question);
  if (message.type === 'answer') answered?.resolve(message.data);
  else answered?.reject(new Error(message.why));
});
