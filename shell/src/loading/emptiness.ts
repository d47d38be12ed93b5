import { LIMITS } from './versions.ts';

/** What a person sees, or a sign that it is on its way: words, or any element but a bare box. */
const showsSomething = (host: Element): boolean => host.textContent?.trim() !== '' || host.querySelector('[class], :not(div)') !== null;

/** Calls once a page that stands has shown nothing at all for `LIMITS.empty`. Returns a function that stops it. */
export function watchEmptiness(host: Element, onEmpty: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    clearTimeout(timer);
    if (!showsSomething(host)) timer = setTimeout(() => !showsSomething(host) && onEmpty(), LIMITS.empty);
  };
  const watching = new MutationObserver(look);
  watching.observe(host, { childList: true });
  look();
  return () => {
    watching.disconnect();
    clearTimeout(timer);
  };
}
