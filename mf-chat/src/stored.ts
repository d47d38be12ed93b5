import { mayKeep, purposeOf } from '@amarena/shared/contracts/privacy';

/**
 * A value of one member that outlives the page, in the browser's storage. What another member left behind on this
 * device is removed, because drafts are nobody else's business. Where someone switched its purpose off it lasts as
 * long as the page.
 */
export function storedFor<Value>(name: string, memberId: string, storage: Storage = window.localStorage) {
  const prefix = `amarena.${name}.`;
  const key = `${prefix}${memberId}`;
  const strangers = Array.from({ length: storage.length }, (_, index) => storage.key(index)).filter(
    (other) => other?.startsWith(prefix) && other !== key,
  );
  for (const other of strangers) if (other !== null) storage.removeItem(other);
  const purpose = purposeOf(key);
  const isKept = () => purpose === null || purpose === 'necessary' || mayKeep(purpose, window);
  let unkept: Value | null = null;
  return {
    read(): Value | null {
      if (!isKept()) return unkept;
      const text = storage.getItem(key);
      return text === null ? null : parsed<Value>(text);
    },
    write(value: Value): void {
      if (isKept()) storage.setItem(key, JSON.stringify(value));
      else unkept = value;
    },
    clear(): void {
      unkept = null;
      storage.removeItem(key);
    },
    /** Hears what the member's other tabs write. */
    onOtherTab(changed: () => void): void {
      window.addEventListener('storage', (event) => {
        if (event.key === key || event.key === null) changed();
      });
    },
  };
}

/** Null where someone tampered with the storage: it is then as if nothing had been kept. */
function parsed<Value>(text: string): Value | null {
  try {
    return JSON.parse(text) as Value;
  } catch (cause) {
    if (cause instanceof SyntaxError) return null;
    throw cause;
  }
}
