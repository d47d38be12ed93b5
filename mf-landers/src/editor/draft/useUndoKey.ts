import { useEffect, useRef } from 'react';

/** Calls `undo` on Ctrl+Z or Cmd+Z outside a field; inside one the browser undoes the typing. */
export function useUndoKey(undo: () => void): void {
  const latest = useRef(undo);
  useEffect(() => {
    latest.current = undo;
  });
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const isField = event.target instanceof Element && event.target.closest('input, textarea, select') !== null;
      if (isField || event.key !== 'z' || event.shiftKey || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      latest.current();
    };
    window.addEventListener('keydown', pressed);
    return () => window.removeEventListener('keydown', pressed);
  }, []);
}
