import { useCallback, useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import type { Observable } from 'rxjs';
import type { User } from '../contracts/account/user.ts';
import type { LiveEvent } from '../contracts/chat/live.ts';
import type { Settings } from '../contracts/platform/settings.ts';
import { bus } from './bus.ts';
import type { StateStream } from './stateStream.ts';

/** The stream's current value; re-renders the component when it changes. */
export function useStream<Value>(stream: StateStream<Value>): Value {
  const subscribe = useCallback(
    (changed: () => void) => {
      const subscription = stream.subscribe(changed);
      return () => subscription.unsubscribe();
    },
    [stream],
  );
  const read = () => stream.value;
  return useSyncExternalStore(subscribe, read, read);
}

/** Subscribes to events while the component is mounted. `handler` may change with every render. */
export function useBusEvent<Event>(stream: Observable<Event>, handler: (event: Event) => void): void {
  const heard = useEffectEvent(handler);
  useEffect(() => {
    const subscription = stream.subscribe((event) => heard(event));
    return () => subscription.unsubscribe();
  }, [stream]);
}

/** Subscribes to one type of live event, or to all with `'any'`, while the component is mounted. */
export function useLive<Type extends LiveEvent['type'] | 'any'>(
  type: Type,
  handler: (event: Type extends 'any' ? LiveEvent : Extract<LiveEvent, { type: Type }>) => void,
): void {
  useBusEvent(bus.live$, (event) => {
    if (type === 'any' || isOfType(event, type)) handler(event as Parameters<typeof handler>[0]);
  });
}

const isOfType = (event: LiveEvent, type: string): boolean => event.type === type;

/** The logged-in member; null for a visitor. */
export function useMember(): User | null {
  const session = useStream(bus.session$);
  return session.status === 'member' ? session.user : null;
}

/** The site's settings. Throws if the shell has not set them yet, which is a bug in the start order. */
export function useSettings(): Settings {
  const settings = useStream(bus.settings$);
  if (settings === null) throw new Error('No settings yet. The shell sets them on the bus before it mounts a page.');
  return settings;
}
