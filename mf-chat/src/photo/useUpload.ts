import { call, newRequestId } from '@amarena/shared/api';
import { postUpload } from '@amarena/shared/contracts/people/ownPhotos';
import type { AnswerOf } from '@amarena/shared/contracts/platform/endpoint';
import type { AppError } from '@amarena/shared/errors';
import { useRef, useState } from 'react';
import { problemOfFile } from './photo.model.ts';

export type Uploaded = AnswerOf<typeof postUpload>;

/** `share`: the uploaded share of the file, 0 to 1. `again`: a retry may succeed. */
export type UploadState = { step: 'chosen' } | { step: 'sending'; share: number } | { step: 'failed'; error: AppError; again: boolean };

const FINAL: readonly AppError['code'][] = ['photo_unusable', 'payload_too_large'];

const stateOf = (problem: AppError | null): UploadState =>
  problem === null ? { step: 'chosen' } : { step: 'failed', error: problem, again: !FINAL.includes(problem.code) };

/** Uploads a file when the member says so. A retry after a lost answer counts as the same upload. */
export function useUpload(file: File, onUploaded: (uploaded: Uploaded) => void) {
  const [state, setState] = useState<UploadState>(() => stateOf(problemOfFile(file)));
  const [requestId] = useState(newRequestId);
  const running = useRef<AbortController | null>(null);

  async function upload(): Promise<void> {
    // A second press may come before the button shows that it is busy.
    if (running.current !== null) return;
    const mine = new AbortController();
    running.current = mine;
    setState({ step: 'sending', share: 0 });
    const onProgress = (share: number) => setState({ step: 'sending', share });
    const result = await call(postUpload, { file, requestId, signal: mine.signal, onProgress });
    if (mine.signal.aborted) return;
    running.current = null;
    if (result.ok) onUploaded(result.value);
    else setState(stateOf(result.error));
  }

  return {
    state,
    send: () => void upload(),
    cancel: () => {
      running.current?.abort();
      running.current = null;
      setState({ step: 'chosen' });
    },
  };
}
