import { ROUTING_HELD } from '@amarena/shared/federation/runtime';

/** The events that single-spa hands on to their listeners once the old page is gone. */
const ROUTED = ['popstate', 'hashchange'] as const;
type Routed = (typeof ROUTED)[number];

/** A listener that waits for single-spa. */
export interface Held {
  readonly type: Routed;
  readonly listener: EventListener;
  readonly options: boolean | AddEventListenerOptions | undefined;
}

type Call = readonly [type: string, listener: EventListenerOrEventListenerObject | null, options?: boolean | AddEventListenerOptions];

const isRouted = (type: string): type is Routed => (ROUTED as readonly string[]).includes(type);

/**
 * Until single-spa is there: notices every change of the address, and keeps the listeners of pages from following it,
 * because the old page would change before it is gone. A listener whose signal is aborted is removed, later, too, although
 * single-spa does not look at signals. `moved` is called after each change, by whomever. Call the
 * returned function right before single-spa starts: it ends this, and returns the listeners for single-spa to call.
 */
export function holdRouting(page: Window, moved: () => void): () => readonly Held[] {
  const { addEventListener, removeEventListener, history } = page;
  const { pushState, replaceState } = history;
  const isHeld = Symbol.for(ROUTING_HELD);
  let held: Held[] = [];

  Reflect.set(page, isHeld, true);
  page.addEventListener = (...call: Call) => {
    const [type, listener, options] = call;
    if (!isRouted(type) || typeof listener !== 'function') {
      addEventListener.apply(page, call as Parameters<typeof addEventListener>);
      return;
    }
    const signal = typeof options === 'object' ? options.signal : undefined;
    if (signal?.aborted || held.some((one) => one.type === type && one.listener === listener)) return;
    held.push({ type, listener, options });
    signal?.addEventListener('abort', () => page.removeEventListener(type, listener), { once: true });
  };
  page.removeEventListener = (...call: Call) => {
    const [type, listener] = call;
    held = held.filter((one) => one.type !== type || one.listener !== listener);
    removeEventListener.apply(page, call as Parameters<typeof removeEventListener>);
  };
  const noticing =
    (change: History['pushState']): History['pushState'] =>
    (...to) => {
      const before = page.location.href;
      change.apply(history, to);
      if (page.location.href !== before) moved();
    };
  history.pushState = noticing(pushState);
  history.replaceState = noticing(replaceState);
  for (const type of ROUTED) addEventListener.call(page, type, moved);

  return () => {
    for (const type of ROUTED) removeEventListener.call(page, type, moved);
    Object.assign(page, { addEventListener, removeEventListener });
    Object.assign(history, { pushState, replaceState });
    Reflect.deleteProperty(page, isHeld);
    return held;
  };
}
