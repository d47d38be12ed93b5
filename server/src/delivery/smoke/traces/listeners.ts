import type { Recorder } from './recorder.ts';

interface Listening {
  readonly part: string;
  readonly target: EventTarget;
  readonly name: string;
  readonly type: string;
  readonly listener: unknown;
  readonly capture: boolean;
}

/** Runs in the page: listeners that scripts of parts add to what all parts share, and do not remove. */
export function recordListeners({ sources }: Recorder): void {
  const apply = Reflect.apply;
  const { addEventListener, removeEventListener } = EventTarget.prototype;
  const listening = new Set<Listening>();
  /** The part whose script called, directly or through one function of the shell. */
  const caller = (): string | null => {
    const lines = (new Error().stack ?? '').split('\n');
    return /\/artifacts\/([a-z-]+)\//.exec(lines.slice(3, 5).join(' '))?.[1] ?? null;
  };
  const shared = (target: EventTarget): string | null => {
    if (target === window) return 'window';
    if (target === document) return 'document';
    return target === document.body || target === document.documentElement ? (target as Element).localName : null;
  };
  const isCapture = (options: unknown): boolean => (typeof options === 'boolean' ? options : Object(options).capture === true);
  const find = (target: EventTarget, type: string, listener: unknown, options: unknown): Listening | undefined =>
    [...listening].find(
      (one) => one.target === target && one.type === type && one.listener === listener && one.capture === isCapture(options),
    );

  EventTarget.prototype.addEventListener = function (
    type: string,
    listener: EventListenerOrEventListenerObject | null,
    options?: boolean | AddEventListenerOptions,
  ) {
    const target = this ?? window;
    const name = shared(target);
    const part = name === null || listener === null || Object(options).once === true ? null : caller();
    if (name !== null && part !== null && find(target, type, listener, options) === undefined) {
      const one = { part, target, name: `"${type}" of ${name}`, type, listener, capture: isCapture(options) };
      listening.add(one);
      const signal: AbortSignal | undefined = Object(options).signal;
      if (signal !== undefined) apply(addEventListener, signal, ['abort', () => listening.delete(one)]);
    }
    return apply(addEventListener, target, [type, listener, options]);
  };
  EventTarget.prototype.removeEventListener = function (
    type: string,
    listener: EventListenerOrEventListenerObject | null,
    options?: boolean | EventListenerOptions,
  ) {
    const target = this ?? window;
    const one = find(target, type, listener, options);
    if (one !== undefined) listening.delete(one);
    return apply(removeEventListener, target, [type, listener, options]);
  };

  const handlersOf = (name: string, target: EventTarget | null): [string, string][] => {
    const found: [string, string][] = [];
    for (const key in target) {
      if (!key.startsWith('on')) continue;
      const handler: unknown = Reflect.get(target, key);
      if (typeof handler === 'function') found.push([`${name}.${key}`, String(handler)]);
    }
    return found;
  };
  sources.push((remote) => {
    const counts: Record<string, number> = {};
    for (const { part, name } of listening) if (part === remote) counts[name] = (counts[name] ?? 0) + 1;
    const handlers = [...handlersOf('window', window), ...handlersOf('document', document), ...handlersOf('body', document.body)];
    return { listener: counts, handler: Object.fromEntries(handlers) };
  });
}
