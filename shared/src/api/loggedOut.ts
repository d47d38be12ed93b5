import type { Endpoint } from '../contracts/platform/endpoint.ts';
import type { AppError } from '../errors/apiErrors.ts';

/** Why the page no longer shows who is logged in: nobody is, or someone else. */
export type SessionLoss = 'authentication_required' | 'member_changed';

/** Tells the page when the session of the member that it shows has ended. */
export function createLoggedOut() {
  const listeners = new Set<(why: SessionLoss) => void>();
  return {
    /**
     * Tells the listeners if this refusal means that the session has ended. For lack of a session, endpoints with
     * `keepsSession` do not end it.
     */
    follow({ keepsSession }: Endpoint, { code }: AppError): void {
      if (code === 'member_changed' || (code === 'authentication_required' && !keepsSession))
        for (const listener of listeners) listener(code);
    },

    /** Registers a listener. Returns a function that unsubscribes. */
    onLoggedOut(listener: (why: SessionLoss) => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
