import { call } from '@amarena/shared/api';
import { type LanderPage, postLanderStart } from '@amarena/shared/contracts/landers/landers';
import { trackingOf } from '@amarena/shared/contracts/platform/tracking';
import { useRef } from 'react';

type Counted = Pick<LanderPage, 'document' | 'version' | 'variant' | 'tracking' | 'preview'>;

/**
 * Reports once that this visitor started to sign up here. A failed report is ignored, and nothing waits for it. A
 * preview reports nothing.
 */
export function useReportStart({ document, version, variant, tracking, preview }: Counted): () => void {
  const told = useRef(false);
  return () => {
    if (told.current || preview) return;
    told.current = true;
    const from = trackingOf({ search: window.location.search, storage: window.localStorage, browser: window, now: Date.now() });
    void call(postLanderStart, { body: { document, version, variant, tracking: { ...tracking, ...from } } });
  };
}
