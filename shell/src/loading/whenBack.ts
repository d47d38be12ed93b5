/** Milliseconds: the first pause before a check, and the longest one. */
const FIRST_PAUSE = 5_000;
const LONGEST_PAUSE = 60_000;

export interface Awaiting {
  /** Whether what was missing is available again. */
  there(): Promise<boolean>;
  /** Called once, when it is. */
  back(): void;
  /** How often it recovered and failed again; the pauses keep growing. Default 0. */
  times?: number;
}

/** Milliseconds before check `number`, from 0; doubles up to a limit. */
export const pauseBeforeLook = (number: number): number => Math.min(FIRST_PAUSE * 2 ** number, LONGEST_PAUSE);

/**
 * Checks at growing intervals whether what was missing is back, and at once when the browser comes online. That event
 * alone is not enough: most failures are not of the browser's network, and a person would wait for ever. Returns a
 * function that stops checking.
 */
export function whenBack({ there, back, times = 0 }: Awaiting): () => void {
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
    const fileExists = await there();
    looking = false;
    if (stopped) return;
    if (!fileExists) return wait();
    stop();
    back();
  }
  const onOnline = () => void look();

  window.addEventListener('online', onOnline);
  wait();
  return stop;
}
