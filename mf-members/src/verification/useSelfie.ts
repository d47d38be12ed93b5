import { call, newRequestId } from '@amarena/shared/api';
import { getVerification, postSelfie } from '@amarena/shared/contracts/account/verification';
import type { AppError } from '@amarena/shared/errors';
import { keyOf, useQueryClient } from '@amarena/shared/query';
import { useEffect, useRef, useState } from 'react';

interface Chosen {
  readonly file: File;
  /** Object URL of the picture, valid in this page only. */
  readonly picture: string;
  /** One ID for each picture: a retry after a lost answer sends it only once. */
  readonly requestId: string;
}

export interface Selfie {
  /** The chosen picture, for preview; null: none yet. */
  readonly picture: string | null;
  /** Share already sent, from 0 to 1; null: nothing is being sent. */
  readonly progress: number | null;
  readonly problem: AppError | null;
  pick(file: File): void;
  putAway(): void;
  send(): void;
  cancel(): void;
}

/** The selfie from choosing it to the server's answer. It leaves this page only when it is sent. `onExpired`: it was too late. */
export function useSelfie(onExpired: () => void): Selfie {
  const client = useQueryClient();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [progress, setProgress] = useState<number | null>(null);
  const [problem, setProblem] = useState<AppError | null>(null);
  const sending = useRef<AbortController>(null);

  useEffect(() => () => sending.current?.abort(), []);
  useEffect(() => () => URL.revokeObjectURL(chosen?.picture ?? ''), [chosen]);

  async function send({ file, requestId }: Chosen): Promise<void> {
    const sender = new AbortController();
    sending.current = sender;
    const { signal } = sender;
    setProblem(null);
    setProgress(0);
    const sent = await call(postSelfie, { file, requestId, signal, onProgress: setProgress });
    if (signal.aborted) return;
    setProgress(null);
    if (sent.ok) client.setQueryData(keyOf(getVerification), sent.value);
    else if (sent.error.code === 'verification_code_expired') onExpired();
    else setProblem(sent.error);
  }

  return {
    picture: chosen?.picture ?? null,
    progress,
    problem,
    pick: (file) => {
      setProblem(null);
      setChosen({ file, picture: URL.createObjectURL(file), requestId: newRequestId() });
    },
    putAway: () => {
      setProblem(null);
      setChosen(null);
    },
    send: () => {
      if (chosen !== null && progress === null) void send(chosen);
    },
    cancel: () => {
      sending.current?.abort();
      setProgress(null);
    },
  };
}
