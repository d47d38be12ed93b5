import { mayKeep, purposeOf } from '@amarena/shared/contracts/account/privacy';

/**
 * A value of one member in the browser's storage, which survives a reload. Another member's values on this device are
 * deleted, because drafts are private. If storage for this purpose is switched off, the value lasts as long as the
 * page.
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
    /** Calls back when another tab of the member changes the value. */
    onOtherTab(changed: () => void): void {
      window.addEventListener('storage', (event) => {
        if (event.key === key || event.key === null) changed();
      });
    },
  };
}

/** Null if the stored text is malformed: it then counts as empty. */
function parsed<Value>(text: string): Value | null {
  try {
    return JSON.parse(text) as Value;
  } catch (cause) {
    if (cause instanceof SyntaxError) return null;
    throw cause;
  }
}
