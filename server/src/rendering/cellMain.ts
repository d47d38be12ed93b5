import dgram from 'node:dgram';
import dns from 'node:dns';
import { registerHooks } from 'node:module';
import net from 'node:net';
import { type Context, compileFunction, createContext, runInContext } from 'node:vm';
import type { RenderScript, ToCell } from './messages.ts';

// Runs in the process that `cell.ts` starts, which passes this file as text: that process can read no file, so nothing
// of ours is imported here.

/** What a context may call in this process: texts and numbers go in and out, no objects. */
interface Outside {
  start(job: () => void, after: number): number;
  stop(timer: number): void;
  now(): number;
  ask(job: number, asked: string, answered: (text: string) => void, refused: (why: string) => void): void;
  rendered(screen: string): void;
  failed(why: string): void;
}

/** What this process may call in a context. */
interface Inside {
  run(script: (module: unknown, exports: unknown, require: unknown) => void, require: 'none' | 'platform'): unknown;
  /** Loads the platform's modules. */
  platform(exported: unknown): Promise<void>;
  page(script: (module: unknown, exports: unknown, require: unknown) => void): void;
  /** `job`: number of this screen; what is asked for another one is refused. */
  render(job: number, input: string): void;
  told(cause: unknown): string;
}

type Answered = readonly [key: unknown, answer: unknown];

interface Screen {
  readonly styles: string;
  readonly answers: readonly Answered[];
}

/** Leaves out what the server has: answers that it sent itself, and styles of an earlier screen. That is two thirds. */
type Brief = (screen: Screen, given: readonly Answered[]) => object;

/** Runs in a new context, as text, and uses no built-in method: the script may have replaced it. */
function createBrief(): Brief {
  /** The server refuses more. */
  const mostSheets = 20;
  const sheets: Record<string, number> = Object.create(null);
  let kept = 0;
  function sheet(text: string): { kept: number } | { text: string; keep: number | null } {
    const number = sheets[text];
    if (number !== undefined) return { kept: number };
    if (kept === mostSheets) return { text, keep: null };
    sheets[text] = kept;
    kept += 1;
    return { text, keep: kept - 1 };
  }
  return ({ styles, answers, ...screen }, given) => {
    const own: object[] = [];
    for (let at = 0; at < answers.length; at += 1) {
      const key = answers[at]?.[0];
      const answer = answers[at]?.[1];
      let place = given.length - 1;
      while (place >= 0 && given[place]?.[1] !== answer) place -= 1;
      own[at] = place < 0 ? { key, answer } : { key, given: place };
    }
    return { ...screen, styles: sheet(styles), answers: own };
  };
}

/** Runs in a new context, as text: it can use nothing of this file. */
function furnish(outside: Outside, brief: Brief): Inside {
  // biome-ignore format: one line for each global
  const around: Record<string, unknown> = {
    setTimeout: (job: (...given: unknown[]) => void, after?: number, ...given: unknown[]) => outside.start(() => job(...given), Number(after) || 0),
    clearTimeout: (timer: unknown) => outside.stop(Number(timer)),
    queueMicrotask: (job: () => void) => void Promise.resolve().then(job),
    performance: { now: () => outside.now() },
    console: Object.fromEntries(['debug', 'error', 'info', 'log', 'warn'].map((name) => [name, () => undefined])),
  };
  for (const [name, value] of Object.entries(around))
    Object.defineProperty(globalThis, name, { value, writable: true, configurable: true });

  interface Platform {
    readonly modules: Readonly<Record<string, () => unknown>>;
    page(run: () => unknown): unknown;
    render(page: unknown, input: unknown, ask: unknown): Promise<unknown>;
  }
  const shared = new Map<string, unknown>();
  let platform: Platform | null = null;
  let page: unknown = null;

  const take = (key: string): unknown => {
    const found = shared.get(key);
    if (found === undefined) throw new Error(`There is no ${key} here.`);
    return found;
  };
  const run: Inside['run'] = (script) => {
    const module: { exports: unknown } = { exports: {} };
    script(module, module.exports, take);
    return module.exports;
  };
  const askFor = (job: number) => (path: unknown, query: unknown) =>
    new Promise((resolve, reject) => {
      outside.ask(
        job,
        JSON.stringify([String(path), query ?? {}]),
        (text) => resolve(JSON.parse(text)),
        (why) => reject(new Error(why)),
      );
    });
  const told = (cause: unknown): string => {
    try {
      const { stack, message } = Object(cause) as { stack?: unknown; message?: unknown };
      return String(stack ?? message ?? cause);
    } catch {
      return 'The script threw something that cannot be told.';
    }
  };
  const standing = (): Platform => {
    if (platform === null) throw new Error('The shell has no render script here.');
    return platform;
  };
  return {
    run,
    told,
    async platform(exported) {
      platform = (exported as { platform: Platform }).platform;
      // Browsers load some of them deferred; the renderer provides all at once.
      for (const [key, give] of Object.entries(platform.modules)) shared.set(key, await give());
    },
    page(script) {
      page = standing().page(() => run(script, 'platform'));
    },
    render(job, input) {
      const begin = async () => {
        const { member, ...more } = JSON.parse(input) as { member?: { given: readonly Answered[] } };
        const screen = await standing().render(page, { ...more, ...(member && { member }) }, askFor(job));
        outside.rendered(JSON.stringify(brief(screen as Screen, member?.given ?? [])));
      };
      begin().catch((cause: unknown) => outside.failed(told(cause)));
    },
  };
}

const { stdin, stdout } = process;
const say = (line: string) => void stdout.write(`${line}\n`);

/** Number of the screen that is being rendered; what an earlier one left behind has another. */
let current = 0;
/** False between two screens: what runs then was left behind. */
let busy = false;
let questions = 0;
const waiting = new Map<number, { answered: (text: string) => void; refused: (why: string) => void }>();
let timers = 0;
const running = new Map<number, NodeJS.Timeout>();

/**
 * Nothing of a screen goes on after it, whether it was rendered or not: its timers, and what waits for an answer, would
 * run while another member's is rendered.
 */
function endJob(): void {
  current += 1;
  busy = false;
  waiting.clear();
  for (const timer of running.values()) clearTimeout(timer);
  running.clear();
}

function end(line: string): void {
  endJob();
  say(line);
}

const outside: Outside = {
  start(job, after) {
    if (!busy) return 0;
    timers += 1;
    const timer = timers;
    running.set(
      timer,
      setTimeout(() => {
        running.delete(timer);
        job();
      }, after),
    );
    return timer;
  },
  stop(timer) {
    clearTimeout(running.get(timer));
    running.delete(timer);
  },
  now: () => performance.now(),
  ask(job, asked, answered, refused) {
    if (job !== current) return refused('The screen that asks is over.');
    questions += 1;
    waiting.set(questions, { answered, refused });
    const [path, query] = JSON.parse(asked) as [string, object];
    say(JSON.stringify({ type: 'question', question: questions, path, query }));
  },
  rendered: (screen) => end(`{"type":"rendered","screen":${screen}}`),
  failed: (why) => end(JSON.stringify({ type: 'failed', why })),
};

/**
 * Each remote's script has a context of its own, so that two versions share no words and cannot damage each other. The
 * objects here belong to this process, and lead to no way of creating code: it compiles no strings.
 */
const newContext = (): Context =>
  createContext(
    Object.assign(Object.create(null), {
      AbortController,
      AbortSignal,
      crypto,
      Event,
      EventTarget,
      MessageChannel,
      ReadableStream,
      structuredClone,
      TextDecoder,
      TextEncoder,
      URL,
      URLSearchParams,
    }),
    { codeGeneration: { strings: false, wasm: false } },
  );

const codes = new Map<string, string>();

function codeOf({ id, code }: RenderScript): string {
  if (code !== null) codes.set(id, code);
  const known = codes.get(id);
  if (known === undefined) throw new Error(`${id} was never sent.`);
  return known;
}

const compiled = (script: RenderScript, context: Context) =>
  compileFunction(codeOf(script), ['module', 'exports', 'require'], { filename: script.id, parsingContext: context }) as Parameters<
    Inside['run']
  >[0];

const rooms = new Map<string, Inside>();

async function roomOf(platform: RenderScript, page: RenderScript): Promise<Inside> {
  const key = `${platform.id} ${page.id}`;
  const known = rooms.get(key);
  if (known !== undefined) return known;
  codeOf(platform);
  codeOf(page);
  const context = newContext();
  const inside = <Work>(work: Work): Work => runInContext(`(${String(work)})`, context) as Work;
  const room = inside(furnish)(outside, inside(createBrief)());
  try {
    await room.platform(room.run(compiled(platform, context), 'none'));
    room.page(compiled(page, context));
  } catch (cause) {
    throw new Error(room.told(cause));
  }
  rooms.set(key, room);
  return room;
}

async function hear(message: ToCell, content: string): Promise<void> {
  if (message.type === 'render' || message.type === 'prepare') {
    busy = true;
    const room = await roomOf(message.platform, message.page);
    if (message.type === 'render') room.render(current, content);
    else say('{"type":"prepared"}');
    return;
  }
  const asked = waiting.get(message.question);
  waiting.delete(message.question);
  if (message.type === 'answer') asked?.answered(content);
  else asked?.refused(message.why);
}

/** A message whose content is the next line. */
let announced: ToCell | null = null;

function read(line: string): void {
  const message = announced ?? (JSON.parse(line) as ToCell);
  const isContent = announced !== null;
  announced = null;
  if (!isContent && (message.type === 'render' || message.type === 'answer')) announced = message;
  else
    hear(message, isContent ? line : '').catch((cause: unknown) => outside.failed(cause instanceof Error ? cause.message : String(cause)));
}

const refuse = (): never => {
  throw new Error('There is no network here.');
};

/** What Node itself needs of `process` to read and write the two pipes and to exit. */
const NEEDED = new Set(['nextTick', 'emitWarning', 'exit', 'reallyExit', 'hrtime', 'memoryUsage', 'uptime', '_rawDebug', '_tickCallback']);

/** Removes what a script that escaped its context would look for: network, modules, signals, further code. */
function strip(): void {
  for (const name of ['fetch', 'WebSocket', 'EventSource', 'BroadcastChannel']) Reflect.deleteProperty(globalThis, name);
  net.Socket.prototype.connect = refuse;
  net.Server.prototype.listen = refuse;
  dgram.Socket.prototype.bind = refuse;
  dgram.Socket.prototype.send = refuse;
  dgram.Socket.prototype.connect = refuse;
  for (const module of [dns, dns.promises])
    for (const name of Object.keys(module)) if (/^(lookup|resolve|reverse)/.test(name)) Reflect.set(module, name, refuse);
  for (const name of Object.getOwnPropertyNames(process)) {
    if (NEEDED.has(name) || typeof Reflect.get(process, name) !== 'function') continue;
    if (!Reflect.deleteProperty(process, name)) Object.defineProperty(process, name, { value: refuse });
  }
  Reflect.deleteProperty(globalThis, 'process');
  registerHooks({
    resolve(name) {
      throw new Error(`There is no ${name} here.`);
    },
  });
}
strip();

let begun: string[] = [];
stdin.setEncoding('utf8');
stdin.on('data', (text: string) => {
  const [first = '', ...more] = text.split('\n');
  begun.push(first);
  for (const next of more) {
    const line = begun.join('');
    begun = [next];
    read(line);
  }
});
