import type { Endpoint } from '../contracts/platform/endpoint.ts';
import type { AppError } from '../errors/apiErrors.ts';

/** Tells the page when its session has ended. */
export function createLoggedOut() {
  const listeners = new Set<() => void>();
  return {
    /** Tells the listeners if this refusal means that the session has ended. Endpoints with `keepsSession` do not end it. */
    follow({ keepsSession }: Endpoint, { code }: AppError): void {
      if (code !== 'authentication_required' || keepsSession) return;
      for (const listener of listeners) listener();
    },

    /** Registers a listener. Returns a function that unsubscribes. */
    onLoggedOut(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
