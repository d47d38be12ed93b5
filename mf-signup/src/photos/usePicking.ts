import { useEffect, useEffectEvent, useState } from 'react';
import { explainLimit } from './photoLimit.ts';
import { picturesIn } from './photos.model.ts';
import { useUnusable } from './useUnusable.ts';
import { type Picked, picked, type UploadStage } from './useUpload.ts';

export interface Picking {
  /** Pictures waiting to be cropped. */
  cropping: readonly File[];
  /** Pictures being uploaded, and those that were refused. */
  uploads: readonly Picked[];
  /** How many of them may become photos, and so take a place. */
  coming: number;
  /** True while a picture is being cropped or sent. */
  underWay: boolean;
  /** Ids of those that have failed, whether or not they can be retried. */
  failed: readonly string[];
  /** Accepts chosen, dropped or pasted files, as many as there is room for. */
  take(files: Iterable<File>): void;
  /** Uploads pictures and ends cropping. */
  send(files: readonly Blob[]): void;
  cancelCropping(): void;
  /** Notes where an upload stands. One that was refused frees its place and stays in the list, with the reason. */
  note(id: string, stage: UploadStage): void;
  /** Removes an upload from the list: it is done or was cancelled. */
  putAway(id: string): void;
  /** True if there is no room; it then tells the member what gives more. */
  refusedForRoom(): boolean;
}

/** From choosing pictures to uploading them. `room`: photos that still fit. `full`: called if even premium allows no more. */
export function usePicking({ room, paidUser, full }: { room: number; paidUser: boolean; full: () => void }): Picking {
  const [cropping, setCropping] = useState<readonly File[]>([]);
  const [uploads, setUploads] = useState<readonly Picked[]>([]);
  const [stages, setStages] = useState<ReadonlyMap<string, UploadStage>>(new Map());
  const stageOf = ({ id }: Picked) => stages.get(id) ?? 'sending';
  const coming = uploads.filter((upload) => stageOf(upload) !== 'refused').length;
  const left = room - coming;
  const tellUnusable = useUnusable();

  const take = (files: Iterable<File>) => {
    const chosen = [...files];
    const pictures = picturesIn(chosen);
    if (pictures.length < chosen.length) tellUnusable();
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
    underWay: cropping.length > 0 || uploads.some((upload) => stageOf(upload) === 'sending'),
    failed: uploads.flatMap((upload) => (stageOf(upload) === 'sending' ? [] : [upload.id])),
    take,
    send(files) {
      setCropping([]);
      setUploads((before) => [...before, ...files.map(picked)]);
    },
    cancelCropping: () => setCropping([]),
    note: (id, stage) => setStages((before) => (before.get(id) === stage ? before : new Map([...before, [id, stage]]))),
    putAway: (id) => setUploads((before) => before.filter((upload) => upload.id !== id)),
    refusedForRoom() {
      if (left > 0) return false;
      explainLimit(paidUser, full);
      return true;
    },
  };
}
