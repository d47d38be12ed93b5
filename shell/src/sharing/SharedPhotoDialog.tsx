import { bus, useMember } from '@amarena/shared/bus';
import type { SharedOutcome, SharedPlace } from '@amarena/shared/contracts/chat/sharedPhoto';
import { pathTo } from '@amarena/shared/contracts/platform/routes';
import { useCommonT } from '@amarena/shared/i18n';
import { navigate } from '@amarena/shared/router';
import { dropSharedPhoto, type SharedStore, sendSharedPhoto, sharedPhoto } from '@amarena/shared/sharedPhoto';
import { styled } from '@amarena/shared/styled';
import { Button } from '@amarena/shared/ui-first';
import { useEffect, useState } from 'react';
import type { Overlays } from '../chrome/overlays.ts';
import { useDeferredT } from '../deferred/catalogue.ts';
import { withoutShared } from './sharedPhotoAddress.model.ts';

const Picture = styled.img`
  display: block;
  width: 100%;
  max-height: 40vh;
  object-fit: contain;
  background: var(--surface-sunken);
`;

interface SharedPhotoDialogProps {
  Dialog: Overlays['Dialog'];
  outcome: SharedOutcome;
  onClose: () => void;
}

type Photo = 'looking' | 'none' | { address: string };

const store = (): SharedStore => ({ caches: window.caches, now: Date.now() });

/** The photo on this device that this member may see, as an object URL. */
function useShared(outcome: SharedOutcome, member: string): Photo {
  const [photo, setPhoto] = useState<Photo>(outcome === 'photo' ? 'looking' : 'none');
  useEffect(() => {
    if (outcome !== 'photo') return;
    let address: string | null = null;
    let gone = false;
    void sharedPhoto(member, store()).then((file) => {
      if (gone) return;
      address = file === null ? null : URL.createObjectURL(file);
      setPhoto(address === null ? 'none' : { address });
    });
    return () => {
      gone = true;
      if (address !== null) URL.revokeObjectURL(address);
    };
  }, [outcome, member]);
  return photo;
}

/**
 * Asks where to send a photo that another app shared. Nothing leaves the device before the member chooses. The next member to
 * log in is asked again.
 */
export function SharedPhotoDialog(props: SharedPhotoDialogProps) {
  const member = useMember();
  return member && <Question key={member.id} member={member.id} {...props} />;
}

function Question({ Dialog, outcome, onClose, member }: SharedPhotoDialogProps & { member: string }) {
  const t = useDeferredT();
  const common = useCommonT();
  const photo = useShared(outcome, member);
  const end = () => {
    // Clean the address first; otherwise it would ask again.
    navigate(withoutShared(window.location), { replace: true });
    onClose();
  };
  const drop = () => void dropSharedPhoto(store()).then(end);
  async function send(place: SharedPlace): Promise<void> {
    await sendSharedPhoto(place, store());
    end();
    if (place === 'chat') bus.ask({ type: 'toast', tone: 'neutral', text: t('shared.choose') });
    navigate(pathTo(place === 'chat' ? 'chats' : 'profile'), { replace: true });
  }
  if (photo === 'looking') return null;
  if (photo === 'none') {
    return (
      <Dialog open onClose={drop} title={t('shared.lost')} description={t('shared.lost.text')} closeLabel={common('action.close')}>
        <Button block onClick={drop}>
          {common('action.close')}
        </Button>
      </Dialog>
    );
  }
  return (
    <Dialog
      open
      onClose={drop}
      title={t('shared.title')}
      description={t('shared.text')}
      closeLabel={common('action.close')}
      art={<Picture src={photo.address} alt={t('shared.picture')} />}
    >
      <Button block onClick={() => void send('chat')}>
        {t('shared.chat')}
      </Button>
      <Button block variant="secondary" onClick={() => void send('profile')}>
        {t('shared.profile')}
      </Button>
      <Button block variant="ghost" onClick={drop}>
        {t('shared.drop')}
      </Button>
    </Dialog>
  );
}
