import { useMember } from '@amarena/shared/bus';
import type { Card } from '@amarena/shared/contracts/people/profile';
import { useCommonT } from '@amarena/shared/i18n';
import { Dialog } from '@amarena/shared/overlay';
import { pathTo } from '@amarena/shared/router';
import { LinkButton, Muted, Stack } from '@amarena/shared/ui-first';
import { useT } from './catalogue.ts';

/** Explains what the badge means and what it does not, with a link to get one's own. */
export default function VerifiedInfo({ card, onClose }: { card: Pick<Card, 'id' | 'name'>; onClose(): void }) {
  const t = useT();
  const common = useCommonT();
  const member = useMember();
  return (
    <Dialog open onClose={onClose} title={t('info.title')} closeLabel={common('action.close')}>
      <Stack $gap={4}>
        <p>{t('info.text', { name: card.name })}</p>
        <Muted>{t('info.not')}</Muted>
        {member !== null && member.id !== card.id && (
          <>
            <p>{t('info.own')}</p>
            <LinkButton block variant="secondary" to={pathTo('profile-verification')}>
              {t('info.button')}
            </LinkButton>
          </>
        )}
      </Stack>
    </Dialog>
  );
}
