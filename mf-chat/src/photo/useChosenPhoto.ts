import { bus, useMember } from '@amarena/shared/bus';
import { useEffect, useEffectEvent, useState } from 'react';
import { firstPicture } from './photo.model.ts';

export interface ChosenPhoto {
  /** The picture waiting to be sent to this partner; null: none. */
  readonly file: File | null;
  /** True while a file is being dragged over the page. */
  readonly dragging: boolean;
  /** True if the member may send photos; if not, it shows them why. */
  allowed(): boolean;
  choose(file: File): void;
  clear(): void;
}

const holdsFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') ?? false;

/** A photo for a partner: picked, dropped on the page or pasted. `open` is false if nothing can be sent. */
export function useChosenPhoto(partner: string, open: boolean): ChosenPhoto {
  const paid = useMember()?.paid_user ?? false;
  const [chosen, setChosen] = useState<{ partner: string; file: File } | null>(null);
  const [dragging, setDragging] = useState(false);
  const allowed = () => {
    if (!paid) bus.ask({ type: 'upgrade', feature: 'photo_messages' });
    return paid;
  };
  const choose = (file: File) => {
    if (allowed()) setChosen({ partner, file });
  };
  const onDrag = useEffectEvent((event: DragEvent) => {
    if (!open || !holdsFiles(event)) return;
    // Otherwise the browser would navigate to the file.
    event.preventDefault();
    setDragging(event.type === 'dragover');
    const picture = event.type === 'drop' ? firstPicture(event.dataTransfer?.files) : null;
    if (picture !== null) choose(picture);
  });
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    const picture = open ? firstPicture(event.clipboardData?.files) : null;
    if (picture === null) return;
    event.preventDefault();
    choose(picture);
  });
  useEffect(() => {
    const drag = (event: DragEvent) => onDrag(event);
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setDragging(false);
    };
    const paste = (event: ClipboardEvent) => onPaste(event);
    window.addEventListener('dragover', drag);
    window.addEventListener('drop', drag);
    window.addEventListener('dragleave', leave);
    window.addEventListener('paste', paste);
    return () => {
      window.removeEventListener('dragover', drag);
      window.removeEventListener('drop', drag);
      window.removeEventListener('dragleave', leave);
      window.removeEventListener('paste', paste);
    };
  }, []);
  return { file: chosen?.partner === partner ? chosen.file : null, dragging, allowed, choose, clear: () => setChosen(null) };
}
