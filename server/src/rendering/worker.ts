import type { Ask, RenderedScreen, RenderInput } from '@amarena/shared/federation/render';
import { type Cell, openCell } from './cell.ts';
import type { FromCell } from './messages.ts';
import { whole } from './whole.ts';

/** A build's render script, with a unique id. */
export interface Script {
  readonly id: string;
  readonly code: string;
}

export interface Scripts {
  /** The shell's script. */
  readonly platform: Script;
  /** The remote's script. */
  readonly page: Script;
}

export interface RenderJob extends Scripts {
  readonly input: RenderInput;
  readonly ask: Ask;
  /** Milliseconds that it may wait for a process. Default: without end. */
  readonly beginsWithin?: number;
}

/** Renders one screen at a time, in a process of its own. */
export interface Worker {
  /** Rejects if the screen throws, requests something that is refused, or takes too long. Not while it renders another. */
  render(job: RenderJob): Promise<RenderedScreen>;
  /** Starts the process and loads the scripts. Rejects like `render`, and is called like it. */
  prepare(scripts: Scripts): Promise<void>;
  /** True if the process has loaded the scripts: rendering with others takes it much longer. */
  has(scripts: Scripts): boolean;
  end(): void;
}

/** Scripts that one process keeps; then a new process starts, so that old versions do not fill the memory. */
const MOST_SCRIPTS = 12;
/** Maximum number of API calls of one screen. */
const MOST_QUESTIONS = 100;

/** The process, with the scripts it has and its current job. */
interface Running {
  readonly cell: Cell;
  readonly sent: Set<string>;
  /** Pairs of scripts that were loaded together, each with the styles that it has sent, by number. */
  readonly loaded: Map<string, Map<number, string>>;
  hear: (message: FromCell) => void;
  ended: (why: string) => void;
}

const nobodyAsked = () => undefined;

function startRunning(onEnd: (gone: Running) => void): Running {
  const started: Running = {
    cell: openCell({
      onMessage: (message) => started.hear(message),
      onEnd(why) {
        onEnd(started);
        started.ended(why);
      },
    }),
    sent: new Set(),
    loaded: new Map(),
    hear: nobodyAsked,
    ended: nobodyAsked,
  };
  return started;
}

const pairOf = ({ platform, page }: Scripts): string => `${platform.id} ${page.id}`;

function sheetsOf({ loaded }: Running, scripts: Scripts): Map<number, string> {
  const sheets = loaded.get(pairOf(scripts)) ?? new Map<number, string>();
  loaded.set(pairOf(scripts), sheets);
  return sheets;
}

/** The scripts as the process needs them: without their code if it has it. */
function given({ sent }: Running, { platform, page }: Scripts) {
  const script = ({ id, code }: Script) => ({ id, code: sent.has(id) ? null : code });
  const both = { platform: script(platform), page: script(page) };
  sent.add(platform.id).add(page.id);
  return both;
}

/** Answers the process's questions while it renders. `giveUp` ends it. */
function answering({ cell }: Running, ask: Ask, giveUp: (why: string) => void) {
  let questions = 0;
  return async (question: number, path: string, query: Readonly<Record<string, unknown>>): Promise<void> => {
    questions += 1;
    if (questions > MOST_QUESTIONS) return giveUp(`The screen asks for more than ${MOST_QUESTIONS} things.`);
    try {
      cell.say({ type: 'answer', question }, JSON.stringify((await ask(path, query)) ?? null));
    } catch (cause) {
      cell.say({ type: 'refusal', question, why: cause instanceof Error ? cause.message : String(cause) });
    }
  };
}

/** The process starts with the first screen, and again after it has ended. `within`: milliseconds for one screen. */
export function createWorker(within: number): Worker {
  let running: Running | null = null;

  function stop(): void {
    running?.cell.end();
    running = null;
  }

  const start = (): Running =>
    startRunning((gone) => {
      if (running === gone) running = null;
    });

  /** Does one thing in the process: `begin` says what, and returns what hears its answers. */
  async function job<Outcome>(
    begin: (here: Running, settled: PromiseWithResolvers<Outcome> & { giveUp(why: string): void }) => Running['hear'],
  ): Promise<Outcome> {
    if (running !== null && running.sent.size > MOST_SCRIPTS) stop();
    running ??= start();
    const here = running;
    const settled = Promise.withResolvers<Outcome>();
    const giveUp = (why: string) => {
      settled.reject(new Error(why));
      if (running !== here) return;
      // The script may be in a loop that nothing else ends.
      stop();
      // Started now, so that the next person does not wait for it.
      running = start();
    };
    here.ended = (why) => settled.reject(new Error(`The process that renders is gone. ${why}`));
    const timer = setTimeout(() => giveUp(`The screen took longer than ${within} ms.`), within).unref();
    here.hear = begin(here, { ...settled, giveUp });
    try {
      return await settled.promise;
    } finally {
      clearTimeout(timer);
      here.hear = nobodyAsked;
      here.ended = nobodyAsked;
    }
  }

  return {
    end: stop,
    has: (scripts) => running?.loaded.has(pairOf(scripts)) ?? false,
    prepare: (scripts) =>
      job<void>((here, { resolve, reject }) => {
        here.cell.say({ type: 'prepare', ...given(here, scripts) });
        return (message) => {
          if (message.type === 'prepared') {
            sheetsOf(here, scripts);
            resolve();
          }
          if (message.type === 'failed') reject(new Error(message.why));
        };
      }),
    render: ({ ask, input, ...scripts }) =>
      job<RenderedScreen>((here, { resolve, reject, giveUp }) => {
        const answer = answering(here, ask, giveUp);
        here.cell.say({ type: 'render', ...given(here, scripts) }, JSON.stringify(input));
        return (message) => {
          if (message.type === 'question') void answer(message.question, message.path, message.query);
          else if (message.type === 'rendered') resolve(whole(message.screen, input.member?.given ?? [], sheetsOf(here, scripts)));
          else if (message.type === 'failed') reject(new Error(message.why));
        };
      }),
  };
}
