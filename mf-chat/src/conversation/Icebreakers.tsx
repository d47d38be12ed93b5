import { useSettings } from '@amarena/shared/bus';
import { getIcebreakers } from '@amarena/shared/contracts/chat/chats';
import type { Card } from '@amarena/shared/contracts/people/profile';
import { useCommonT } from '@amarena/shared/i18n';
import { problemOf, queryFor, useQuery } from '@amarena/shared/query';
import { Avatar, Muted, Problem, Skeleton, Stack } from '@amarena/shared/ui';
import { ArrowUpRight } from 'lucide-react';
import { useT } from '../catalogue.ts';
import { BigFace, Ice, IceLine, IceLines, IceTitle } from './composer.styles.ts';

/** Number of lines that an empty conversation shows; the dialog shows all of them. */
const SHOWN = 3;

interface LinesProps {
  /** Puts a line into the box, where it can still be edited. */
  onPick(line: string): void;
}

/** Opening lines to choose from. `most`: the maximum; default all. */
export function OpeningLines({ onPick, most }: LinesProps & { most?: number }) {
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

/** Three opening lines in an empty conversation: one press fills the box, another one sends. */
export function Icebreakers({ profile, onPick }: { profile: Card } & LinesProps) {
  const t = useT();
  const { cdn_prefix } = useSettings();
  return (
    <Ice>
      <BigFace>
        <Avatar image={profile.main_image} cdnPrefix={cdn_prefix} alt="" size="lg" />
      </BigFace>
      <Stack $gap={2}>
        <IceTitle>{t('icebreakers.title')}</IceTitle>
        <Muted>{t('icebreakers.text')}</Muted>
      </Stack>
      <OpeningLines onPick={onPick} most={SHOWN} />
    </Ice>
  );
}
