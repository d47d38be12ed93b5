const queues = new Map<string, Promise<void>>();

/**
 * Does one task after the other among those of one name, in all tabs of the site. A tab that is closed in the middle
 * lets the next one begin. Where the browser has no locks, which is outside a secure context, the order holds within
 * the page alone.
 */
export function exclusively(name: string, task: () => Promise<void>): Promise<void> {
  if ('locks' in navigator) return navigator.locks.request(`amarena.${name}`, task);
  const done = (queues.get(name) ?? Promise.resolve()).then(task, task);
  queues.set(name, done);
  return done;
}
