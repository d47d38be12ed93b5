import { VisuallyHidden } from '@amarena/shared/ui';
import { useEffect, useState } from 'react';

/** Tells a screen reader which page shows after a change without a new document. The first page announces itself. */
export function Announcer({ path, title }: { path: string; title: string }) {
  const [first] = useState(path);
  const [moved, setMoved] = useState(false);
  useEffect(() => {
    if (path !== first) setMoved(true);
  }, [path, first]);
  return (
    <VisuallyHidden role="status" aria-live="polite">
      {moved ? title : ''}
    </VisuallyHidden>
  );
}
