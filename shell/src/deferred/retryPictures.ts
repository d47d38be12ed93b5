import { whenBack } from '../loading/whenBack.ts';

const SERVERS_FAULT = 500;

const addressOf = (image: HTMLImageElement): string => image.currentSrc || image.src;
const hasFailed = (image: HTMLImageElement): boolean => image.complete && image.naturalWidth === 0 && image.currentSrc !== '';

/** False while network or server fail. An answer such as 404 is final: the picture is gone. */
async function isAnswered(address: string): Promise<boolean> {
  try {
    return (await fetch(address, { method: 'HEAD' })).status < SERVERS_FAULT;
  } catch (cause) {
    if (cause instanceof TypeError) return false;
    throw cause;
  }
}

/**
 * Loads the site's pictures again that failed because of the network or the server, once they can be had; a browser does
 * not do that by itself. Returns a function that stops it.
 */
export function retryPictures(page: Document): () => void {
  const waiting = new Map<HTMLImageElement, () => void>();
  const times = new WeakMap<HTMLImageElement, number>();

  function retry(image: HTMLImageElement): void {
    const address = addressOf(image);
    const isOurs = URL.canParse(address) && new URL(address).origin === page.location.origin;
    if (!isOurs || waiting.has(image)) return;
    const isWanted = () => image.isConnected && addressOf(image) === address;
    const failures = times.get(image) ?? 0;
    times.set(image, failures + 1);
    const there = async () => !isWanted() || isAnswered(address);
    const back = () => {
      waiting.delete(image);
      // Setting the address once more makes the browser load it. If that fails, there is another event.
      if (isWanted()) image.setAttribute('src', image.getAttribute('src') ?? '');
    };
    waiting.set(image, whenBack({ there, back, times: failures }));
  }

  const onError = ({ target }: Event) => {
    if (target instanceof HTMLImageElement) retry(target);
  };
  // Such events do not bubble.
  page.addEventListener('error', onError, true);
  for (const image of page.images) if (hasFailed(image)) retry(image);
  return () => {
    page.removeEventListener('error', onError, true);
    for (const stop of waiting.values()) stop();
    waiting.clear();
  };
}
