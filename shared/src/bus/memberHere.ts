import { bus } from './bus.ts';

/** Id of the member that this page shows; null: a visitor. */
export function memberHere(): string | null {
  const session = bus.session$.value;
  return session.status === 'member' ? session.user.id : null;
}
