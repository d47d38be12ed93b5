import { useEffect, useEffectEvent, useState } from 'react';
import { explainLimit } from './photoLimit.ts';
import { picturesIn } from './photos.model.ts';
import { type Picked, picked } from './useUpload.ts';

export interface Picking {
  /** Pictures waiting to be cropped. */
  cropping: readonly File[];
  /** Pictures being uploaded, and those that were refused. */
  uploads: readonly Picked[];
  /** How many of them may become photos, and so take a place. */
  coming: number;
  /** Accepts chosen, dropped or pasted files, as many as there is room for. */
  take(files: Iterable<File>): void;
  /** Uploads pictures and ends cropping. */
  send(files: readonly Blob[]): void;
  cancelCropping(): void;
  /** Frees the place of an upload that was refused; it stays in the list, with the reason. */
  giveUp(id: string): void;
  /** Removes an upload from the list: it is done or was cancelled. */
  putAway(id: string): void;
  /** True if there is no room; it then tells the member what gives more. */
  refusedForRoom(): boolean;
}

/** From choosing pictures to uploading them. `room`: photos that still fit. `full`: called if even premium allows no more. */
export function usePicking({ room, paidUser, full }: { room: number; paidUser: boolean; full: () => void }): Picking {
  const [cropping, setCropping] = useState<readonly File[]>([]);
  const [uploads, setUploads] = useState<readonly Picked[]>([]);
  const [refused, setRefused] = useState<ReadonlySet<string>>(new Set());
  const coming = uploads.filter(({ id }) => !refused.has(id)).length;
  const left = room - coming;

  const take = (files: Iterable<File>) => {
    const pictures = picturesIn(files);
    if (pictures.length > left) explainLimit(paidUser, full);
    if (pictures.length > 0 && left > 0) setCropping(pictures.slice(0, left));
  };
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    const files = event.clipboardData?.files;
    if (files && files.length > 0 && cropping.length === 0) take(files);
  });
  useEffect(() => {
    const listener = (event: ClipboardEvent) => onPaste(event);
    document.addEventListener('paste', listener);
    return () => document.removeEventListener('paste', listener);
  }, []);

  return {
    cropping,
    uploads,
    coming,
    take,
    send(files) {
      setCropping([]);
      setUploads((before) => [...before, ...files.map(picked)]);
    },
    cancelCropping: () => setCropping([]),
    giveUp: (id) => setRefused((before) => (before.has(id) ? before : new Set([...before, id]))),
    putAway: (id) => setUploads((before) => before.filter((upload) => upload.id !== id)),
    refusedForRoom() {
      if (left > 0) return false;
      explainLimit(paidUser, full);
      return true;
    },
  };
}
