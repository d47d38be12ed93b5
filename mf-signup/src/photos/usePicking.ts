import { useEffect, useEffectEvent, useState } from 'react';
import { explainLimit } from './photoLimit.ts';
import { picturesIn } from './photos.model.ts';
import { type Picked, picked } from './useUpload.ts';

export interface Picking {
  /** Pictures waiting to be cropped. */
  cropping: readonly File[];
  /** Pictures being uploaded. */
  uploads: readonly Picked[];
  /** Accepts chosen, dropped or pasted files, as many as there is room for. */
  take(files: Iterable<File>): void;
  /** Uploads pictures and ends cropping. */
  send(files: readonly Blob[]): void;
  cancelCropping(): void;
  /** Removes an upload from the list: it is done or was cancelled. */
  putAway(id: string): void;
  /** True if there is no room; it then tells the member what gives more. */
  refusedForRoom(): boolean;
}

/** From choosing pictures to uploading them. `room`: photos that still fit. `full`: called if even premium allows no more. */
export function usePicking({ room, paidUser, full }: { room: number; paidUser: boolean; full: () => void }): Picking {
  const [cropping, setCropping] = useState<readonly File[]>([]);
  const [uploads, setUploads] = useState<readonly Picked[]>([]);
  const left = room - uploads.length;

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
    take,
    send(files) {
      setCropping([]);
      setUploads((before) => [...before, ...files.map(picked)]);
    },
    cancelCropping: () => setCropping([]),
    putAway: (id) => setUploads((before) => before.filter((upload) => upload.id !== id)),
    refusedForRoom() {
      if (left > 0) return false;
      explainLimit(paidUser, full);
      return true;
    },
  };
}
