/** Milliseconds: the first pause before a look, and the longest one. */
const FIRST_PAUSE = 5_000;
const LONGEST_PAUSE = 60_000;

export interface Awaited {
  /** Whether what was missing can be had again. */
  there(): Promise<boolean>;
  /** Called once, when it can. */
  back(): void;
  /** How often it came back and was gone again: the pauses go on growing. Default: 0. */
  times?: number;
}

/** Milliseconds before look `number`, from 0: doubling up to a limit. */
export const pauseBeforeLook = (number: number): number => Math.min(FIRST_PAUSE * 2 ** number, LONGEST_PAUSE);

/**
 * Looks now and then whether what was missing is back, and at once when the browser says that the network is: most
 * failures are none of the browser's network, so that event alone would keep a person waiting for ever. Returns a function that stops it.
 */
export function whenBack({ there, back, times = 0 }: Awaited): () => void {
  let looks = times;
  let looking = false;
  let stopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const stop = () => {
    stopped = true;
    clearTimeout(timer);
    window.removeEventListener('online', onOnline);
  };
  const wait = () => {
    timer = setTimeout(() => void look(), pauseBeforeLook(looks));
    looks += 1;
  };
  async function look(): Promise<void> {
    if (looking) return;
    looking = true;
    clearTimeout(timer);
    const isThere = await there();
    looking = false;
    if (stopped) return;
    if (!isThere) return wait();
    stop();
    back();
  }
  const onOnline = () => void look();

  window.addEventListener('online', onOnline);
  wait();
  return stop;
}
