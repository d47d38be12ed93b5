/** Milliseconds for the code that removed the focused element to move the focus itself, as a closing dialog does. */
const OWN_CARE = 150;

/** The nearest focusable ancestors, from the inside out. */
function standIns(element: Element): HTMLElement[] {
  const around: HTMLElement[] = [];
  for (let one = element.parentElement; one !== null; one = one.parentElement) if (one.hasAttribute('tabindex')) around.push(one);
  return around;
}

/**
 * When the focused element is removed, moves the focus to what was around it, or to the page's content. A press on “try
 * again” or “log out” removes its own button; without this, keyboard and screen reader would start at the top again.
 * Returns a function that stops it.
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
  /** A press outside gives up the focus on purpose. Some browsers also fire this for an element that is being removed. */
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
