import { bus } from '@amarena/shared/bus';
import { useRef, useState } from 'react';
import { useEditorT } from '../catalogue.ts';
import { type Unseen, withMore } from './unseen.model.ts';

/** What other people saved that came into this document, until the person here confirms to have seen it. */
export function useUnseen() {
  const t = useEditorT();
  const [shown, setShown] = useState<Unseen | null>(null);
  /** The calls work with this one; the state above is for display. */
  const latest = useRef(shown);
  const tell = (next: Unseen | null) => {
    latest.current = next;
    setShown(next);
  };
  return {
    shown,
    isEmpty: () => latest.current === null,
    /** Adds what someone saved, and says so. */
    add(more: Unseen) {
      tell(withMore(latest.current, more));
      bus.ask({ type: 'toast', tone: 'success', text: t('merged', { by: more.by }) });
    },
    clear: () => tell(null),
    /** The person has seen `seen`, but nothing that came after it. */
    confirm(seen: Unseen | null) {
      if (latest.current === seen) tell(null);
    },
  };
}
