import { LIMITS } from './versions.ts';

/** True if a person sees something, or a sign that it is loading: text, or any element that is not an empty box. */
const showsSomething = (host: Element): boolean => host.textContent?.trim() !== '' || host.querySelector('[class], :not(div)') !== null;

/** Calls back once if a mounted page has shown nothing for `LIMITS.empty`. Returns a function that stops watching. */
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
