import { useCommonT } from '@amarena/shared/i18n';
import { useShellT } from '../catalogue.ts';
import { useDeferredStore } from '../store.ts';
import { useTools } from '../tools.ts';

/** Renders toasts. */
export function Toasts() {
  const t = useShellT();
  const common = useCommonT();
  const loaded = useDeferredStore(useTools().overlays.overlays$);
  if (loaded === null) return null;
  return <loaded.ToastHost toasts={loaded.toasts} label={t('toasts')} closeLabel={common('action.close')} />;
}
