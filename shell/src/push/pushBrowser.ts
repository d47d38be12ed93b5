/** A browser's push subscription. */
export interface Subscription {
  readonly endpoint: string;
  readonly options: { readonly applicationServerKey: ArrayBuffer | null };
  toJSON(): { readonly endpoint?: string; readonly keys?: Record<string, string> };
  unsubscribe(): Promise<boolean>;
}

interface Worker {
  readonly state: string;
  addEventListener(type: 'statechange', listener: () => void): void;
}

export interface Registration {
  readonly active: Worker | null;
  readonly waiting: Worker | null;
  readonly installing: Worker | null;
  readonly pushManager: {
    getSubscription(): Promise<Subscription | null>;
    subscribe(options: { userVisibleOnly: boolean; applicationServerKey: string }): Promise<Subscription>;
  };
}

/** A message from the worker, with a port if it expects a reply. */
export interface WorkerPost {
  readonly data: unknown;
  readonly ports: readonly { postMessage(answer: unknown): void }[];
}

/** The browser APIs that push needs; any of them may be missing. */
export interface PushBrowser {
  readonly navigator: {
    readonly serviceWorker?: {
      getRegistration(scope: string): Promise<Registration | undefined>;
      register(address: string, options: { scope: string }): Promise<Registration>;
      addEventListener(type: 'message', listener: (event: WorkerPost) => void): void;
    };
    /** iOS only: whether the site was opened from the home screen. */
    readonly standalone?: boolean;
    readonly permissions?: {
      query(what: { name: 'notifications' }): Promise<{ addEventListener(type: 'change', listener: () => void): void }>;
    };
  };
  readonly PushManager?: unknown;
  readonly Notification?: { readonly permission: NotificationPermission; requestPermission(): Promise<NotificationPermission> };
  readonly localStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
}
