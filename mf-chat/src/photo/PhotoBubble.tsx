import { chatPhotoPath, getChat } from '@amarena/shared/contracts/chat/chats';
import { invalidate, useQueryClient } from '@amarena/shared/query';
import { ImageOff } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useT } from '../catalogue.ts';
import { CoveredPhoto } from './CoveredPhoto.tsx';
import type { TheirPhotos } from './covers.ts';
import { shapeOf } from './photo.model.ts';
import { Frame, Gone, Open } from './photo.styles.ts';
import type { PhotoMessage } from './photoMessage.ts';
import { previewOf } from './previews.ts';

const PhotoViewer = lazy(() => import('./PhotoViewer.tsx'));

interface PhotoBubbleProps {
  message: PhotoMessage;
  partner: string;
  theirs: TheirPhotos;
}

/** A photo in the conversation. It reserves its space before it loads, and opens in the full window. */
export function PhotoBubble({ message, partner, theirs }: PhotoBubbleProps) {
  const t = useT();
  const client = useQueryClient();
  const [open, setOpen] = useState(false);
  const [failed, setFailed] = useState(false);
  const { photo, from_me: mine } = message;
  if (photo === null) {
    return (
      <Gone $mine={mine}>
        <ImageOff size={16} strokeWidth={1.75} aria-hidden /> {t('photo.removed')}
      </Gone>
    );
  }
  if (!mine && theirs.covered) return <CoveredPhoto message={message} size={photo} partner={partner} onShow={theirs.show} />;
  const onError = () => {
    setFailed(true);
    // It may have been removed without an event reaching us; the refetched conversation then says so.
    void invalidate(client, [getChat]);
  };
  const alt = mine ? t('photo.mine') : t('photo.of', { name: partner });
  return (
    <>
      <Open
        type="button"
        $mine={mine}
        aria-label={failed ? t('photo.again') : t('photo.open', { photo: alt })}
        onClick={() => (failed ? setFailed(false) : setOpen(true))}
      >
        <Frame $mine={mine} $shape={shapeOf(photo)} $preview={previewOf(message.client_id)}>
          {failed ? (
            <ImageOff size={28} strokeWidth={1.75} aria-hidden />
          ) : (
            <img src={chatPhotoPath(message, 'preview')} alt="" loading="lazy" decoding="async" onError={onError} />
          )}
        </Frame>
      </Open>
      {open && (
        <Suspense fallback={null}>
          <PhotoViewer message={message} alt={alt} onReport={theirs.report} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
