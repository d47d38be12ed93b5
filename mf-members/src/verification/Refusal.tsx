import { type AppError, useProblemText } from '@amarena/shared/errors';
import { Banner } from '@amarena/shared/ui-first';
import { CircleAlert } from 'lucide-react';

/** Why the last action failed; renders nothing if it did not. */
export function Refusal({ problem }: { problem: AppError | null }) {
  const problemText = useProblemText();
  const text = problem && problemText(problem);
  if (text === null) return null;
  return (
    <Banner tone="danger" role="alert" icon={<CircleAlert size={20} strokeWidth={1.75} aria-hidden />}>
      {text}
    </Banner>
  );
}
