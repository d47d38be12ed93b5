/** Address of the service worker that shows notifications. A new `v` makes browsers install it again. */
export const PUSH_WORKER = '/sw-push.js?v=2';
