import { bus } from '@amarena/shared/bus';
import { useProblemText } from '@amarena/shared/errors';

/** Returns a function that tells the member that a file is no photo, and which formats are. */
export function useUnusable(): () => void {
  const problemText = useProblemText();
  return () => {
    const text = problemText({ code: 'photo_unusable', problem: 'format' });
    if (text !== null) bus.ask({ type: 'toast', tone: 'neutral', text });
  };
}
