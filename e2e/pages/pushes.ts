import type { Page } from '@playwright/test';

/** Scope of the worker that receives pushes. */
const SCOPE = '/sw-push/';

/**
 * Gives the page a browser that supports pushes and permits them: the browser of the tests has no push service. The
 * requests that the page sends about its subscription are answered here.
 */
export async function withPushes(page: Page): Promise<void> {
  await page.addInitScript((scope) => {
    let subscription: object | null = null;
    const endpoint = 'https://push.example/device/1';
    const pushManager = {
      getSubscription: async () => subscription,
      async subscribe({ applicationServerKey }: { applicationServerKey: string }) {
        const keys = { p256dh: 'key', auth: 'secret' };
        subscription = { endpoint, options: { applicationServerKey }, toJSON: () => ({ endpoint, keys }), unsubscribe: async () => true };
        return subscription;
      },
    };
    const registration = { active: { state: 'activated' }, waiting: null, installing: null, pushManager };
    const workers = navigator.serviceWorker;
    const [register, find] = [workers.register.bind(workers), workers.getRegistration.bind(workers)];
    const ofPushes = (asked: unknown) => String(asked).endsWith(scope);
    Object.assign(workers, {
      register: (address: string, options?: RegistrationOptions) => (ofPushes(options?.scope) ? registration : register(address, options)),
      getRegistration: async (asked?: string) => (ofPushes(asked) ? registration : find(asked)),
    });
    const permission = { value: 'default' };
    Object.defineProperty(Notification, 'permission', { get: () => permission.value });
    Notification.requestPermission = async () => {
      permission.value = 'granted';
      return 'granted';
    };
  }, SCOPE);
  await page.route('**/api/user.php?push=1', (route) => route.fulfill({ status: 204 }));
}
