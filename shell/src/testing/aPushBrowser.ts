import type { PushBrowser, Subscription, WorkerPost } from '../push/pushBrowser.ts';

/** 65 zero bytes; `SITE_KEY` is the same key in base64url. */
const KEY_BYTES = new Uint8Array(65).buffer;
export const SITE_KEY = 'A'.repeat(87);

interface Start {
  readonly permission?: NotificationPermission;
  /** What the person answers when asked. */
  readonly answer?: NotificationPermission;
  readonly subscribed?: boolean;
  /** The site's key when the subscription was made. */
  readonly key?: ArrayBuffer;
  /** The push service rejects subscriptions. */
  readonly broken?: boolean;
}

/** A browser that can receive push, with what tests want to inspect. */
export function aPushBrowser({
  permission = 'default',
  answer = 'granted',
  subscribed = false,
  key = KEY_BYTES,
  broken = false,
}: Start = {}) {
  const seen = { registered: [] as { address: string; scope: string }[], keys: [] as string[], asked: 0 };
  const heard: ((post: WorkerPost) => void)[] = [];
  const stored = new Map<string, string>();
  let made = 0;

  const aSubscription = (): Subscription => {
    made += 1;
    const endpoint = `https://push.example/device/${made}`;
    return {
      endpoint,
      options: { applicationServerKey: key },
      toJSON: () => ({ endpoint, keys: { p256dh: 'key', auth: 'secret' } }),
      unsubscribe: async () => {
        current = null;
        return true;
      },
    };
  };
  let current = subscribed ? aSubscription() : null;
  const registration = {
    active: { state: 'activated', addEventListener: () => undefined },
    waiting: null,
    installing: null,
    pushManager: {
      getSubscription: async () => current,
      async subscribe({ applicationServerKey }: { applicationServerKey: string }) {
        if (broken) throw new DOMException('no push service', 'AbortError');
        seen.keys.push(applicationServerKey);
        current ??= aSubscription();
        return current;
      },
    },
  };
  const Notification = {
    permission,
    async requestPermission() {
      seen.asked += 1;
      Notification.permission = answer;
      return answer;
    },
  };
  const browser: PushBrowser = {
    navigator: {
      serviceWorker: {
        getRegistration: async () => registration,
        async register(address, { scope }) {
          seen.registered.push({ address, scope });
          return registration;
        },
        addEventListener: (_type, listener) => void heard.push(listener),
      },
    },
    PushManager: class {},
    Notification,
    localStorage: {
      getItem: (name) => stored.get(name) ?? null,
      setItem: (name, value) => void stored.set(name, value),
      removeItem: (name) => void stored.delete(name),
    },
  };
  return {
    browser,
    seen,
    isSubscribed: () => current !== null,
    /** Posts a message as the worker does; returns the page's replies. */
    post(data: unknown): unknown[] {
      const answers: unknown[] = [];
      for (const listener of heard) listener({ data, ports: [{ postMessage: (said) => answers.push(said) }] });
      return answers;
    },
  };
}
