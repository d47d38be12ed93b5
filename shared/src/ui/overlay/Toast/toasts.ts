import type { SiteAddress } from '../../../contracts/platform/routes.ts';

export interface ToastAction {
  /** Label of the action. */
  readonly label: string;
  /** Address on this site. */
  readonly to: SiteAddress;
}

export interface ToastMessage {
  readonly tone: 'neutral' | 'success' | 'danger';
  /** The result of what the person just did, in the current language. */
  readonly text: string;
  readonly action?: ToastAction;
}

type Add = (message: ToastMessage) => void;

/** Lives outside React, so that any code can show a toast. */
export interface Toasts {
  show: Add;
  /** Called by the host: what was to be shown before it rendered follows after a moment. Returns a function that disconnects. */
  connect(add: Add): () => void;
  /** Calls back when a message waits for a host, also if one waits already. Returns a function that unsubscribes. */
  onWaiting(tell: () => void): () => void;
}

/** Milliseconds after which screen readers know a new live region. What it contains when it comes is not announced. */
const REGION_KNOWN = 150;

/** Base UI drops what is added before its provider renders; these messages wait. */
export function createToasts(): Toasts {
  let connected: Add | null = null;
  let waiting: ToastMessage[] = [];
  const listeners = new Set<() => void>();
  return {
    show(message) {
      if (connected !== null) return connected(message);
      waiting.push(message);
      for (const tell of listeners) tell();
    },
    connect(add) {
      const begin = () => {
        connected = add;
        for (const message of waiting) add(message);
        waiting = [];
      };
      const timer = waiting.length > 0 ? setTimeout(begin, REGION_KNOWN) : undefined;
      if (timer === undefined) begin();
      return () => {
        clearTimeout(timer);
        connected = null;
      };
    },
    onWaiting(tell) {
      listeners.add(tell);
      if (waiting.length > 0) tell();
      return () => listeners.delete(tell);
    },
  };
}
