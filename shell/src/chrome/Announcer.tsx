import { VisuallyHidden } from '@amarena/shared/ui-first';
import { useEffect, useState } from 'react';

/** Announces the new page to screen readers after an in-page navigation. The browser announces the first page itself. */
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
