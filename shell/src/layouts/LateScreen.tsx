import { type ReactNode, useEffect, useState } from 'react';
import { ErrorScreen } from '../errors/ErrorScreen.tsx';

type Screen = () => ReactNode;

/** A screen whose code comes with its first visit. Where it does not arrive, the error page says so. */
export function LateScreen({ load }: { load: () => Promise<Screen> }) {
  const [state, setState] = useState<{ Screen: Screen } | 'loading' | 'failed'>('loading');
  useEffect(() => {
    load().then(
      (Screen) => setState({ Screen }),
      (cause: unknown) => {
        console.warn('A screen of the shell did not arrive', cause);
        setState('failed');
      },
    );
  }, [load]);
  if (state === 'loading') return null;
  return state === 'failed' ? <ErrorScreen status={500} /> : <state.Screen />;
}
