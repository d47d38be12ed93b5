import { useSettings } from '@amarena/shared/bus';
import type { Described } from '@amarena/shared/contracts/people/swipe';
import { useCommonT } from '@amarena/shared/i18n';
import { Dialog } from '@amarena/shared/overlay';
import { pathTo } from '@amarena/shared/router';
import { Button, FictionalTag, LinkButton } from '@amarena/shared/ui-first';
import { useT } from '../catalogue.ts';
import { useLaterT } from '../laterWords.ts';
import { useFictionalLabel } from '../useFictionalLabel.ts';
import { MetActions, MetPhoto } from './swipe.styles.ts';

/** A mutual like: offers to write a first message or to return to the game. */
export default function MutualLike({ profile, onClose }: { profile: Described; onClose(): void }) {
  const t = useT();
  const play = useLaterT();
  const common = useCommonT();
  const fictional = useFictionalLabel();
  const { cdn_prefix } = useSettings();
  const { id, name } = profile;
  return (
    <Dialog
      open
      align="center"
      title={t('like.mutual', { name })}
      description={play('swipe.mutual_text')}
      closeLabel={common('action.close')}
      onClose={onClose}
      art={
        <MetPhoto
          image={profile.main_image}
          cdnPrefix={cdn_prefix}
          alt={common('photo.of', { name })}
          sizes="(min-width: 768px) 440px, 100vw"
          eager
        />
      }
    >
      <MetActions>
        {profile.fictional && <FictionalTag label={fictional} />}
        <LinkButton block to={pathTo('members-id-chat', { id })}>
          {common('action.write_to', { name })}
        </LinkButton>
        <Button block variant="ghost" onClick={onClose}>
          {play('swipe.go_on')}
        </Button>
      </MetActions>
    </Dialog>
  );
}
