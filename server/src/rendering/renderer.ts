import { Worker } from 'node:worker_threads';
import type { Ask, RenderedScreen, RenderInput } from '@amarena/shared/federation/render';
import type { FromWorker, ToWorker } from './messages.ts';

/** A build's render script, by a name that no other script has. */
export interface Script {
  readonly id: string;
  readonly code: string;
}

export interface RenderJob {
  /** The shell's. */
  readonly platform: Script;
  /** The remote's. */
  readonly page: Script;
  readonly input: RenderInput;
  readonly ask: Ask;
}

export interface Renderer {
  /** Rejects where the screen throws, asks for something that is refused, or takes too long. */
  render(job: RenderJob): Promise<RenderedScreen>;
  close(): Promise<void>;
}

/** Milliseconds for one screen, the first one of a version with the time in which its script is read. */
const RENDER_WITHIN = 5_000;
const MOST_MEGABYTES = 512;
/** Scripts that one worker keeps; the next one begins anew, so that old versions do not fill the memory. */
const MOST_SCRIPTS = 12;

/** Does a job on a worker. Every question of the screen is answered by the job's `ask`. */
function work(
  worker: Worker,
  { platform, page, input, ask }: RenderJob,
  sent: ReadonlySet<string>,
  limit: number,
): Promise<RenderedScreen> {
  const { promise, resolve, reject } = Promise.withResolvers<RenderedScreen>();
  const say = (message: ToWorker) => worker.postMessage(message);
  const answer = async (question: number, path: string, query: Readonly<Record<string, unknown>>) => {
    try {
      say({ type: 'answer', question, data: await ask(path, query) });
    } catch (cause) {
      say({ type: 'refusal', question, why: cause instanceof Error ? cause.message : String(cause) });
    }
  };
  const hear = (message: FromWorker) => {
    if (message.type === 'question') void answer(message.question, message.path, message.query);
    else if (message.type === 'rendered') resolve(message.screen);
    else reject(new Error(message.why));
  };
  const ended = () => reject(new Error('The worker ended.'));
  const timer = setTimeout(() => {
    reject(new Error(`The screen took longer than ${limit} ms.`));
    // It may be in a loop that nothing else ends.
    void worker.terminate();
  }, limit);
  worker.on('message', hear).on('error', reject).on('exit', ended);
  const given = ({ id, code }: Script) => ({ id, code: sent.has(id) ? null : code });
  say({ type: 'render', platform: given(platform), page: given(page), input });
  return promise.finally(() => {
    clearTimeout(timer);
    worker.off('message', hear).off('error', reject).off('exit', ended);
  });
}

/**
 * Renders screens in a thread of its own, one after the other: a script of a remote never runs in the server's event
 * loop, and one that hangs is ended. The thread starts with the first screen.
 */
export function createRenderer({ within = RENDER_WITHIN }: { within?: number } = {}): Renderer {
  let running: { worker: Worker; sent: Set<string> } | null = null;
  let queue: Promise<unknown> = Promise.resolve();

  function start() {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), {
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES },
    });
    // A site that stops does not wait for a screen.
    worker.unref();
    const started = { worker, sent: new Set<string>() };
    const gone = () => {
      if (running === started) running = null;
    };
    worker.on('error', gone).on('exit', gone);
    return started;
  }

  async function next(job: RenderJob): Promise<RenderedScreen> {
    if (running !== null && running.sent.size > MOST_SCRIPTS) await stop();
    running ??= start();
    const { worker, sent } = running;
    const screen = work(worker, job, sent, within);
    sent.add(job.platform.id).add(job.page.id);
    return screen;
  }

  async function stop(): Promise<void> {
    const stopping = running;
    running = null;
    await stopping?.worker.terminate();
  }

  return {
    render(job) {
      const mine = queue.then(() => next(job));
      queue = mine.then(
        () => undefined,
        () => undefined,
      );
      return mine;
    },
    close: stop,
  };
}
