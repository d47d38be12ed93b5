import { bus } from '@amarena/shared/bus';
import { pathTo } from '@amarena/shared/contracts/platform/routes';
import type { Widgets } from '@amarena/shared/contracts/platform/widgets';
import { useT } from '../catalogue.ts';
import GiftDialog from './GiftDialog.tsx';

/** The gift dialog on a page of another part. Afterwards a toast confirms the gift and links to the conversation. */
export function GiftWidget({ profile, onClose }: Widgets['gift']) {
  const t = useT();
  return (
    <GiftDialog
      profile={profile}
      onClose={onClose}
      onGiven={({ message }) => {
        onClose();
        bus.ask({
          type: 'toast',
          tone: 'success',
          text: t('gift.given', { name: profile.name }),
          action: { label: t('gift.see'), to: pathTo('chats-id', { id: message.conversation }) },
        });
      }}
    />
  );
}
