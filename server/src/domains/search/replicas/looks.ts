import { Counter, type Registry } from 'prom-client';

interface Deps {
  readonly metrics: Registry;
  /** Looks began to fail, with the error of the first one; null: they succeed again. */
  readonly onFailing: (error: unknown) => void;
}

/**
 * Runs looks at the replicas. One that fails as a whole, because the primary does not answer, is counted; only the first of
 * several is told, as they come every second.
 */
export function createLooks({ metrics, onFailing }: Deps): (look: () => Promise<void>) => Promise<void> {
  const failed = new Counter({
    name: 'search_replica_looks_failed_total',
    help: 'Looks at the search replicas that failed, so that what is known of them grows old.',
    registers: [metrics],
  });
  let isFailing = false;
  return async (look) => {
    try {
      await look();
      if (isFailing) onFailing(null);
      isFailing = false;
    } catch (error) {
      failed.inc();
      if (!isFailing) onFailing(error);
      isFailing = true;
    }
  };
}
