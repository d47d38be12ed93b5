import { bus } from '@amarena/shared/bus';
import { useEffect, useEffectEvent, useState } from 'react';
import { picturesIn } from './photos.model.ts';
import { type Picked, picked } from './useUpload.ts';

export interface Picking {
  /** Pictures that wait to be cropped. */
  cropping: readonly File[];
  /** Pictures on their way. */
  uploads: readonly Picked[];
  /** Takes what was chosen, dropped or pasted, as far as there is room. */
  take(files: Iterable<File>): void;
  /** Sends pictures, and is done with cropping. */
  send(files: readonly Blob[]): void;
  cancelCropping(): void;
  /** Forgets an upload: it is done, or the person does not want it any more. */
  putAway(id: string): void;
  /** True where there is no room; tells the person what gives more. */
  refusedForRoom(): boolean;
}

/** Tells what gives more room: Premium, or nothing where Premium is full. */
const explainLimit = (paidUser: boolean, full: () => void): void =>
  paidUser ? full() : bus.ask({ type: 'upgrade', feature: 'more_photos' });

/** From the choice of pictures to their way to the server. `room`: photos that still fit; `full`: even Premium holds no more. */
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
