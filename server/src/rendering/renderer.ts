import type { Ask, RenderedScreen, RenderInput } from '@amarena/shared/federation/render';
import { type Cell, openCell } from './cell.ts';
import type { FromCell } from './messages.ts';

/** A build's render script, with a unique id. */
export interface Script {
  readonly id: string;
  readonly code: string;
}

export interface RenderJob {
  /** The shell's script. */
  readonly platform: Script;
  /** The remote's script. */
  readonly page: Script;
  readonly input: RenderInput;
  readonly ask: Ask;
}

export interface Renderer {
  /**
   * Rejects if the screen throws, requests something that is refused, or takes too long; with `RendererBusy` if too
   * many wait.
   */
  render(job: RenderJob): Promise<RenderedScreen>;
  close(): Promise<void>;
}

/** The queue is full: this screen is left to the browser, and nothing is wrong with it. */
export class RendererBusy extends Error {
  constructor(waiting: number) {
    super(`${waiting} screens wait to be rendered.`);
  }
}

/** Milliseconds for one screen; for the first screen of a version, including the time to load its script. */
const RENDER_WITHIN = 5_000;
/** At 30 ms each, this many take about as long as a visitor waits. */
const MOST_WAITING = 50;
/** Scripts that one process keeps; then a new process starts, so that old versions do not fill the memory. */
const MOST_SCRIPTS = 12;
/** Maximum number of API calls of one screen. */
const MOST_QUESTIONS = 100;

/** The process, with the scripts it has and its current job. */
interface Running {
  readonly cell: Cell;
  readonly sent: Set<string>;
  hear: (message: FromCell) => void;
  ended: (why: string) => void;
}

const nobodyAsked = () => undefined;

/**
 * Renders screens in a separate process, one after the other: a remote's script never runs in the server, and one that
 * hangs is terminated. The process starts with the first screen, and again after it has ended.
 */
export function createRenderer({ within = RENDER_WITHIN, most = MOST_WAITING }: { within?: number; most?: number } = {}): Renderer {
  let running: Running | null = null;
  let queue: Promise<unknown> = Promise.resolve();
  let waiting = 0;

  function stop(): void {
    running?.cell.end();
    running = null;
  }

  function start(): Running {
    const started: Running = {
      cell: openCell({
        onMessage: (message) => started.hear(message),
        onEnd(why) {
          if (running === started) running = null;
          started.ended(why);
        },
      }),
      sent: new Set(),
      hear: nobodyAsked,
      ended: nobodyAsked,
    };
    return started;
  }

  /** Runs a job. The job's `ask` answers every API call of the screen. */
  async function work({ platform, page, input, ask }: RenderJob): Promise<RenderedScreen> {
    if (running !== null && running.sent.size > MOST_SCRIPTS) stop();
    running ??= start();
    const here = running;
    const { promise, resolve, reject } = Promise.withResolvers<RenderedScreen>();
    const giveUp = (why: string) => {
      reject(new Error(why));
      if (running !== here) return;
      // The script may be in a loop that nothing else ends.
      stop();
      // Started now, so that the next visitor does not wait for it.
      running = start();
    };
    let questions = 0;
    const answer = async (question: number, path: string, query: Readonly<Record<string, unknown>>) => {
      questions += 1;
      if (questions > MOST_QUESTIONS) return giveUp(`The screen asks for more than ${MOST_QUESTIONS} things.`);
      try {
        here.cell.say({ type: 'answer', question, data: await ask(path, query) });
      } catch (cause) {
        here.cell.say({ type: 'refusal', question, why: cause instanceof Error ? cause.message : String(cause) });
      }
    };
    here.hear = (message) => {
      if (message.type === 'question') void answer(message.question, message.path, message.query);
      else if (message.type === 'rendered') resolve(message.screen);
      else reject(new Error(message.why));
    };
    here.ended = (why) => reject(new Error(`The process that renders is gone. ${why}`));
    const timer = setTimeout(() => giveUp(`The screen took longer than ${within} ms.`), within);
    const given = ({ id, code }: Script) => ({ id, code: here.sent.has(id) ? null : code });
    here.cell.say({ type: 'render', platform: given(platform), page: given(page), input });
    here.sent.add(platform.id).add(page.id);
    try {
      return await promise;
    } finally {
      clearTimeout(timer);
      here.hear = nobodyAsked;
      here.ended = nobodyAsked;
    }
  }

  return {
    async render(job) {
      if (waiting >= most) throw new RendererBusy(waiting);
      waiting += 1;
      const mine = queue.then(() => work(job));
      const settled = () => {
        waiting -= 1;
      };
      queue = mine.then(settled, settled);
      return mine;
    },
    async close() {
      stop();
    },
  };
}
