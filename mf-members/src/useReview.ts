import { newRequestId } from '@amarena/shared/api';
import { bus } from '@amarena/shared/bus';
import { deletePasses } from '@amarena/shared/contracts/people/swipe';
import { answerOrThrow, problemOf, useMutation } from '@amarena/shared/query';
import { useLaterT } from './laterWords.ts';

export interface Review {
  busy: boolean;
  /** Brings passed members back; `onDone` is called when the server has done so. */
  start(): void;
}

/** "See skipped people again": passed members come back only when the member asks for it. */
export function useReview(onDone: () => void): Review {
  const t = useLaterT();
  const forget = useMutation({
    mutationFn: (requestId: string) => answerOrThrow(deletePasses, { requestId }),
    onSuccess: onDone,
    onError: (cause) => {
      if (problemOf(cause).code !== 'authentication_required') bus.ask({ type: 'toast', tone: 'danger', text: t('play.review_failed') });
    },
  });
  return { busy: forget.isPending, start: () => forget.mutate(newRequestId()) };
}
