const queues = new Map<string, Promise<void>>();

/**
 * Runs tasks of the same name one at a time, across all tabs of the site. If a tab is closed during a task, the next
 * task starts. Outside a secure context browsers have no locks; then the order holds within the page only.
 */
export function exclusively(name: string, task: () => Promise<void>): Promise<void> {
  if ('locks' in navigator) return navigator.locks.request(`amarena.${name}`, task);
  const done = (queues.get(name) ?? Promise.resolve()).then(task, task);
  queues.set(name, done);
  return done;
}
