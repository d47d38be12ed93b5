import { useSettings } from '@amarena/shared/bus';
import { avatarOf, photoAddress } from '@amarena/shared/contracts/people/photoAddress';
import { useCommonT } from '@amarena/shared/i18n';
import { Dialog } from '@amarena/shared/overlay';
import { FictionalTag, IconButton, srcSet } from '@amarena/shared/ui-first';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useLayoutEffect } from 'react';
import { useT } from '../catalogue.ts';
import { useLaterT } from '../laterWords.ts';
import { type GalleryPhoto, neighbour } from './gallery.model.ts';
import { OnPhoto } from './gallery.styles.ts';
import { LostPhoto } from './LostPhoto.tsx';
import type { LostPhotos } from './useLostPhotos.ts';
import { usePhotoSwipe } from './usePhotoSwipe.ts';
import { Counter, Lost, NextButton, PreviousButton, Stage } from './viewer.styles.ts';

interface PhotoViewerProps {
  photos: readonly GalleryPhoto[];
  index: number;
  name: string;
  /** Text of the fictional label; null: the member is real. */
  fictional: string | null;
  /** The photos that failed to load. */
  losses: LostPhotos;
  onIndex(index: number): void;
  onClose(): void;
}

/** One photo in the full window. Arrow keys, a swipe or two buttons lead to the other unlocked ones. */
export default function PhotoViewer({ photos, index, name, fictional, losses, onIndex, onClose }: PhotoViewerProps) {
  const t = useT();
  const later = useLaterT();
  const common = useCommonT();
  const { cdn_prefix } = useSettings();
  const go = (step: 1 | -1) => onIndex(neighbour(photos, index, step));
  const swipe = usePhotoSwipe(go);
  // Capture phase on the window: the surrounding dialog has the focus and stops arrow keys. In a layout effect, so that
  // even the first key works.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'ArrowRight') go(1);
      if (event.key === 'ArrowLeft') go(-1);
    };
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
  });

  const photo = photos[index];
  if (photo === undefined || photo.locked) return null;
  const lost = losses.of(photo.id);
  const others = photos.filter((one) => !one.locked).length > 1;
  return (
    <Dialog open bare width="full" onClose={onClose} title={common('photo.of', { name })} closeLabel={common('action.close')}>
      <Stage {...swipe}>
        {lost !== null ? (
          <Lost role="status">
            <LostPhoto lost={lost} onAgain={() => losses.again(photo.id)} />
          </Lost>
        ) : (
          <img
            key={photo.id}
            src={photoAddress(cdn_prefix, photo.match)}
            srcSet={srcSet(photo, cdn_prefix)}
            sizes="100vw"
            alt={t('photos.position', { index: index + 1, total: photos.length })}
            // The smallest file, which the thumbnails have mostly loaded already, until the large one is here.
            style={{ backgroundImage: `url("${photoAddress(cdn_prefix, avatarOf(photo.thumb_filename))}")` }}
            draggable={false}
            onError={() => losses.lose(photo.id)}
          />
        )}
        {fictional !== null && (
          <OnPhoto>
            <FictionalTag label={fictional} onPhoto />
          </OnPhoto>
        )}
        {others && (
          <>
            <PreviousButton>
              <IconButton
                variant="solid"
                name={later('photos.previous')}
                icon={<ChevronLeft size={24} strokeWidth={1.75} aria-hidden />}
                onClick={() => go(-1)}
              />
            </PreviousButton>
            <NextButton>
              <IconButton
                variant="solid"
                name={later('photos.next')}
                icon={<ChevronRight size={24} strokeWidth={1.75} aria-hidden />}
                onClick={() => go(1)}
              />
            </NextButton>
          </>
        )}
        <Counter role="status">{t('photos.position', { index: index + 1, total: photos.length })}</Counter>
      </Stage>
    </Dialog>
  );
}
