import { getIcebreakers } from '@amarena/shared/contracts/chat/icebreakers';
import { useCommonT } from '@amarena/shared/i18n';
import { problemOf, queryFor, useQuery } from '@amarena/shared/query';
import { Problem, Skeleton } from '@amarena/shared/ui';
import { ArrowUpRight } from 'lucide-react';
import { IceLine, IceLines } from './composer.styles.ts';

export interface OpeningLinesProps {
  /** Puts a line into the box, where it can still be edited. */
  onPick(line: string): void;
}

/** Opening lines to choose from. `most`: the maximum; default all. */
export function OpeningLines({ onPick, most }: OpeningLinesProps & { most?: number }) {
  const common = useCommonT();
  // The server shuffles each answer; the lines must not change while someone reads them.
  const lines = useQuery({ ...queryFor(getIcebreakers), staleTime: Number.POSITIVE_INFINITY });
  if (lines.data !== undefined)
    return (
      <IceLines>
        {lines.data.icebreakers.slice(0, most).map((line) => (
          <li key={line}>
            <IceLine type="button" onClick={() => onPick(line)}>
              {line}
              <ArrowUpRight size={20} strokeWidth={1.75} aria-hidden />
            </IceLine>
          </li>
        ))}
      </IceLines>
    );
  if (lines.isError && !lines.isFetching)
    return <Problem error={problemOf(lines.error)} onRetry={() => void lines.refetch()} retryLabel={common('action.retry')} />;
  return <Skeleton $height="172px" $width="100%" />;
}
