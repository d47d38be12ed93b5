import { useSettings } from '@amarena/shared/bus';
import type { User } from '@amarena/shared/contracts/account/user';
import { MemberCard, Muted, Stack } from '@amarena/shared/ui';
import { useOwnT } from '../ownWords.ts';
import { useCardWords } from '../useCardWords.ts';
import { ownCard } from './profile.model.ts';
import { PreviewBox } from './profile.styles.ts';

/** The member's card as the search shows it, and whether it currently does. */
export function Preview({ user: { profile, status } }: { user: User }) {
  const t = useOwnT();
  const { cdn_prefix } = useSettings();
  const labels = useCardWords();
  const hidden =
    status === 'not_confirmed'
      ? t('preview.not_confirmed')
      : profile.status === 'disabled'
        ? t('preview.disabled')
        : profile.invisible_mode
          ? t('preview.invisible')
          : null;
  return (
    <Stack as="section" $gap={3} aria-labelledby="preview-title">
      <h2 id="preview-title">{t('preview.title')}</h2>
      {hidden !== null && <Muted $size="sm">{hidden}</Muted>}
      <PreviewBox inert={profile.status === 'disabled'}>
        <MemberCard card={ownCard(profile)} cdnPrefix={cdn_prefix} labels={labels} />
      </PreviewBox>
    </Stack>
  );
}
