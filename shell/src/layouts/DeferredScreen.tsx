import { type ReactNode, useEffect, useState } from 'react';
import { useShellT } from '../catalogue.ts';
import { ErrorScreen } from '../errors/ErrorScreen.tsx';
import { isChunkFailure } from '../loading/failure.ts';
import { whenBack } from '../loading/whenBack.ts';
import { usePageLoading } from '../provided.ts';

type Screen = () => ReactNode;
type Loaded = { readonly Screen: Screen } | { readonly failed: number } | null;

/**
 * A screen whose code loads on its first visit. If the chunk is missing, the document is reloaded, as for every chunk.
 * If the last reload was too recent, the error page shows, and the screen appears when its code can be loaded.
 */
export function DeferredScreen({ load }: { load: () => Promise<Screen> }) {
  const t = useShellT();
  const { reloadForChunk } = usePageLoading();
  const [loaded, setLoaded] = useState<Loaded>(null);
  const [tries, setTries] = useState(0);
  const failed = loaded !== null && 'failed' in loaded;
  useEffect(() => {
    let gone = false;
    load().then(
      (Screen) => !gone && setLoaded({ Screen }),
      (cause: unknown) => {
        console.warn('A screen of the shell did not arrive', cause);
        if (!gone && !(isChunkFailure(cause) && reloadForChunk())) setLoaded({ failed: tries });
      },
    );
    return () => {
      gone = true;
    };
  }, [load, reloadForChunk, tries]);
  useEffect(() => {
    if (!failed) return;
    return whenBack({ there: async () => true, back: () => setTries(tries + 1), times: tries });
  }, [failed, tries]);
  if (loaded === null) return null;
  return 'failed' in loaded ? <ErrorScreen message={t('broken.why.unreachable')} /> : <loaded.Screen />;
}
