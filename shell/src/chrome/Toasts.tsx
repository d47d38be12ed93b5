import { useCommonT } from '@amarena/shared/i18n';
import { useEffect, useState } from 'react';
import { useShellT } from '../catalogue.ts';
import { useDialogs } from '../provided.ts';
import { useDeferredStore } from '../store.ts';

/** Renders toasts, from the first one on: without any, they would only keep the page busy while it loads. */
export function Toasts() {
  const t = useShellT();
  const common = useCommonT();
  const loaded = useDeferredStore(useDialogs().overlays.overlays$);
  const [wanted, setWanted] = useState(false);
  useEffect(() => loaded?.toasts.onWaiting(() => setWanted(true)), [loaded]);
  if (loaded === null || !wanted) return null;
  return <loaded.ToastHost toasts={loaded.toasts} label={t('toasts')} closeLabel={common('action.close')} />;
}
