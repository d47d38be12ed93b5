import { useSettings } from '@amarena/shared/bus';
import type { Card } from '@amarena/shared/contracts/people/profile';
import { Avatar, Muted, Stack } from '@amarena/shared/ui';
import { useT } from '../catalogue.ts';
import { BigFace, Ice, IceTitle } from './composer.styles.ts';
import { OpeningLines, type OpeningLinesProps } from './OpeningLines.tsx';

/** Number of lines that an empty conversation shows; the dialog shows all of them. */
const SHOWN = 3;

/** Three opening lines in an empty conversation: one press fills the box, another one sends. */
export function EmptyConversation({ profile, onPick }: { profile: Card } & OpeningLinesProps) {
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
