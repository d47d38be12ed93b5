import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startOwnSite } from './ownSite.ts';

const DELIVER = join(import.meta.dirname, '../../server/src/cli/deliver.ts');

interface Versions {
  readonly address: string;
  /** The live version of mf-members. */
  readonly active: string;
  /** The same with another word. */
  readonly changed: string;
  /** The same with cards that only a browser can render. */
  readonly broken: string;
  /** The word of the live version, and that of `changed`. */
  readonly words: readonly [string, string];
}

/** A site of its own with the demonstration, whose render processes a journey can occupy. */
export interface RenderSite extends Versions {
  /** Occupies all render processes and their queue, until they are freed. */
  fill(): Promise<void>;
  free(): Promise<void>;
  /** Delivers like a team, without mounting anything before. */
  deliver(...words: string[]): Promise<void>;
  /** The errors that the site has logged. */
  errors(): Promise<readonly Record<string, unknown>[]>;
  /** How many screens could not be rendered, of those that were tried. */
  failedRenders(): Promise<number>;
  close(): Promise<void>;
}

export async function startRenderSite(): Promise<RenderSite> {
  const { say, answer, close, dataDir, log } = await startOwnSite('renderSite.ts', { LOG_LEVEL: 'error' });
  const { address, active, changed, broken, words } = await answer<Versions>('broken');
  async function order(line: string): Promise<void> {
    say(line);
    await answer<{ done: string }>('done');
  }
  return {
    address,
    active,
    changed,
    broken,
    words,
    fill: () => order('fill'),
    free: () => order('free'),
    async deliver(...verb) {
      await promisify(execFile)(process.execPath, [DELIVER, ...verb, '--by', 'a test'], { env: { ...process.env, DATA_DIR: dataDir } });
    },
    async errors() {
      await order('log');
      return log.filter((line) => line.startsWith('{')).map((line): Record<string, unknown> => JSON.parse(line));
    },
    async failedRenders() {
      const figures = await (await fetch(`${address}/metrics`)).text();
      return Number(figures.match(/^renders_total\{outcome="failed"\} (\d+)$/m)?.[1]);
    },
    close,
  };
}
