import type { Recorder } from './recorder.ts';

/** Runs in the page: own properties of built-in objects that are no longer what they were before the first script. */
export function recordBuiltIns({ sources }: Recorder): void {
  const NAMES = `Object Function Array String Number Boolean Symbol BigInt Promise Map Set WeakMap WeakSet Date RegExp
    Error TypeError JSON Math Reflect Proxy Intl ArrayBuffer Uint8Array console CSS crypto performance navigator history
    location document EventTarget Event CustomEvent MessageEvent Node Element HTMLElement Document DocumentFragment Text
    Range Selection History Location Storage XMLHttpRequest Request Response Headers FormData Blob File URL
    URLSearchParams AbortController AbortSignal EventSource WebSocket BroadcastChannel Navigator Crypto SubtleCrypto
    Performance MutationObserver IntersectionObserver ResizeObserver CSSStyleSheet CSSStyleDeclaration ShadowRoot
    DOMTokenList HTMLInputElement HTMLTextAreaElement HTMLFormElement HTMLButtonElement HTMLAnchorElement
    HTMLImageElement HTMLScriptElement HTMLIFrameElement HTMLHeadElement HTMLTitleElement`.split(/\s+/);
  const { getOwnPropertyDescriptor, ownKeys, apply } = Reflect;
  const textOf = Function.prototype.toString;
  const isObject = (value: unknown): value is object => value === Object(value);
  const propertiesOf = (holder: object) => new Map(ownKeys(holder).map((key) => [key, getOwnPropertyDescriptor(holder, key)]));
  const holders = new Map<string, object>([['window', window]]);
  for (const name of NAMES) {
    const value: unknown = Reflect.get(window, name);
    if (isObject(value)) holders.set(name, value);
    const prototype: unknown = typeof value === 'function' ? value.prototype : null;
    if (isObject(prototype)) holders.set(`${name}.prototype`, prototype);
  }
  const before = [...holders].map(([name, holder]) => ({ name, holder, properties: propertiesOf(holder) }));

  // React marks each document that it listens to, under another name in each page.
  const isMark = (key: string | symbol): boolean => String(key).startsWith('_reactListening');

  // As text, so that what the shell replaces in every page is the same in each.
  const written = (value: unknown): string => {
    if (typeof value === 'function') return apply(textOf, value, []) as string;
    return isObject(value) ? 'an object' : String(value);
  };
  const stateOf = (property: PropertyDescriptor | undefined): string => {
    if (property === undefined) return 'removed';
    return property.get === undefined ? written(property.value) : `${written(property.get)} ${written(property.set)}`;
  };
  const isSame = (one: PropertyDescriptor | undefined, other: PropertyDescriptor | undefined): boolean =>
    one?.value === other?.value && one?.get === other?.get && one?.set === other?.set;

  sources.push(() => {
    const builtin: Record<string, string> = {};
    for (const { name, holder, properties } of before) {
      const now = propertiesOf(holder);
      // What is new on `window` is a global.
      const keys = holder === window ? properties.keys() : new Set([...properties.keys(), ...now.keys()]);
      for (const key of keys)
        if (!isMark(key) && !isSame(properties.get(key), now.get(key))) builtin[`${name}.${String(key)}`] = stateOf(now.get(key));
    }
    return { builtin };
  });
}
