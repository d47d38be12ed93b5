/** Milliseconds in which whoever removed the element that had the focus gives it to another, as a closing dialog does. */
const OWN_CARE = 150;

/** The nearest ancestors that can take the focus, from the inside out. */
function standIns(element: Element): HTMLElement[] {
  const around: HTMLElement[] = [];
  for (let one = element.parentElement; one !== null; one = one.parentElement) if (one.hasAttribute('tabindex')) around.push(one);
  return around;
}

/**
 * Gives the focus to what stood around an element that leaves the page with it, or to the page's content: a press on
 * “try again” or “log out” takes its own button away, and a keyboard or a screen reader would begin at the top again.
 * Returns what ends it.
 */
export function keepFocus(content: () => HTMLElement | null): () => void {
  let last: Element | null = null;
  let around: readonly HTMLElement[] = [];
  let soon: ReturnType<typeof setTimeout> | undefined;

  const onFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof Element)) return;
    last = target;
    around = standIns(target);
  };
  /** Whoever presses beside everything has given the focus up; a browser may tell the same of an element that is leaving. */
  const onBlur = ({ target }: FocusEvent) =>
    queueMicrotask(() => {
      if (target === last && last?.isConnected && document.activeElement === document.body) last = null;
    });
  const handOn = () => {
    if (last === null || last.isConnected || document.activeElement !== document.body) return;
    last = null;
    (around.find((one) => one.isConnected) ?? content())?.focus({ preventScroll: true });
  };
  const removals = new MutationObserver(() => {
    if (last === null || last.isConnected) return;
    clearTimeout(soon);
    soon = setTimeout(handOn, OWN_CARE);
  });
  document.addEventListener('focusin', onFocus);
  document.addEventListener('focusout', onBlur);
  removals.observe(document.body, { subtree: true, childList: true });
  return () => {
    document.removeEventListener('focusin', onFocus);
    document.removeEventListener('focusout', onBlur);
    removals.disconnect();
    clearTimeout(soon);
  };
}
