import { call, newRequestId } from '@amarena/shared/api';
import { bus, memberHere } from '@amarena/shared/bus';
import { postPhoto, postUpload } from '@amarena/shared/contracts/people/ownPhotos';
import { type AppError, useProblemText } from '@amarena/shared/errors';
import { useQueryClient } from '@amarena/shared/query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { keepOwnProfile } from '../useOwnUser.ts';
import { fileProblem } from './photos.model.ts';

/** A picture that the person chose to add as a photo. */
export interface Picked {
  /** Id of the upload request. */
  readonly id: string;
  /** Id of the request that adds it as a photo. */
  readonly adding: string;
  readonly file: Blob;
}

export const picked = (file: Blob): Picked => ({ id: newRequestId(), adding: newRequestId(), file });

/** `failed`: a retry may help. `refused`: the picture can never be a photo. */
export type UploadStage = 'sending' | 'failed' | 'refused';

const FINAL: readonly AppError['code'][] = ['photo_unusable', 'payload_too_large'];

export interface Upload {
  /** Share already sent, from 0 to 1; null: nothing is being sent. */
  progress: number | null;
  problem: AppError | null;
  stage: UploadStage;
  retry(): void;
  cancel(): void;
}

interface Ends {
  onAdded(): void;
  /** Called if the member has as many photos as the plan allows. */
  onFull(): void;
}

/**
 * Uploads a picture when its tile is mounted, and adds it to the profile. It goes on if the member leaves the screen;
 * what then goes wrong is told in a toast, or the photo would be lost in silence. The end of the session cancels it:
 * its next attempt would be made in the name of the member who logs in next.
 */
export function useUpload({ id, adding, file }: Picked, { onAdded, onFull }: Ends): Upload {
  const client = useQueryClient();
  const wrong = fileProblem(file);
  const [progress, setProgress] = useState<number | null>(null);
  const [problem, setProblem] = useState<AppError | null>(wrong);
  const sender = useRef<AbortController | null>(null);
  const left = useRef(false);
  const problemText = useProblemText();

  // Both ids belong to one choice: a retry after a lost answer does not create a second photo.
  async function upload(signal: AbortSignal): Promise<AppError | null> {
    const sent = await call(postUpload, { file, requestId: id, signal, onProgress: setProgress });
    if (!sent.ok) return sent.error;
    if (signal.aborted) return null;
    const added = await call(postPhoto, { body: { upload: sent.value.upload }, requestId: adding, signal });
    if (!added.ok) return added.error;
    if (!signal.aborted) keepOwnProfile(client, added.value.profile);
    return null;
  }

  async function begin(): Promise<void> {
    sender.current?.abort();
    const begun = new AbortController();
    sender.current = begun;
    const { signal } = begun;
    setProblem(null);
    setProgress(0);
    const whose = memberHere();
    const session = bus.session$.subscribe(() => memberHere() !== whose && begun.abort());
    const failed = await upload(signal);
    session.unsubscribe();
    if (signal.aborted) return;
    setProgress(null);
    if (failed !== null && left.current) return tellLate(failed);
    if (failed === null) onAdded();
    else if (failed.code === 'premium_required') onFull();
    else setProblem(failed);
  }

  function tellLate(failed: AppError): void {
    const text = problemText(failed);
    if (text !== null) bus.ask({ type: 'toast', tone: 'neutral', text });
  }

  const beginFirst = useEffectEvent(() => {
    if (wrong === null) void begin();
  });
  useEffect(() => {
    left.current = false;
    beginFirst();
    return () => {
      left.current = true;
    };
  }, []);

  const stage = problem === null ? 'sending' : FINAL.includes(problem.code) ? 'refused' : 'failed';
  return { progress, problem, stage, retry: () => void begin(), cancel: () => sender.current?.abort() };
}
