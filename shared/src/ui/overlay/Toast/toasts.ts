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

export interface ShownToast extends ToastMessage {
  readonly id: number;
}

/** The toasts shown now, oldest first. Lives outside React, so that any code can show one. */
export interface Toasts {
  show(message: ToastMessage): void;
  dismiss(id: number): void;
  /** Calls `listener` after every change. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
  current(): readonly ShownToast[];
}

/** Maximum number at a time; the oldest one is dropped. */
const AT_ONCE = 3;

export function createToasts(): Toasts {
  let shown: readonly ShownToast[] = [];
  let lastId = 0;
  const listeners = new Set<() => void>();
  const set = (next: readonly ShownToast[]) => {
    shown = next;
    for (const listener of listeners) listener();
  };
  return {
    show(message) {
      lastId += 1;
      set([...shown, { ...message, id: lastId }].slice(-AT_ONCE));
    },
    dismiss: (id) => set(shown.filter((toast) => toast.id !== id)),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    current: () => shown,
  };
}
