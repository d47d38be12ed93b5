import { useSettings } from '@amarena/shared/bus';
import { avatarOf } from '@amarena/shared/contracts/photoNames';
import { useCommonT } from '@amarena/shared/i18n';
import { Dialog } from '@amarena/shared/overlay';
import { FictionalTag, IconButton, srcSet } from '@amarena/shared/ui';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type PointerEvent, useLayoutEffect, useRef } from 'react';
import { useT } from '../catalogue.ts';
import { OnPhoto } from './gallery.styles.ts';
import { type GalleryPhoto, neighbour } from './profile.model.ts';
import { Counter, Lost, NextButton, PreviousButton, Stage } from './viewer.styles.ts';

interface PhotoViewerProps {
  photos: readonly GalleryPhoto[];
  index: number;
  name: string;
  /** Words of the fictional label; null: the member is real. */
  fictional: string | null;
  /** Ids of photos that are not there any more. */
  deleted: readonly string[];
  /** Called when a photo turns out to be gone. */
  onDeleted(id: string): void;
  onIndex(index: number): void;
  onClose(): void;
}

/** Pixels a finger moves sideways before it means another photo and not a press. */
const SWIPE = 48;

/** One photo over the whole window: arrow keys, a swipe or two buttons lead to the others that may be seen. */
export default function PhotoViewer({ photos, index, name, fictional, deleted, onDeleted, onIndex, onClose }: PhotoViewerProps) {
  const t = useT();
  const common = useCommonT();
  const { cdn_prefix } = useSettings();
  const start = useRef<number | null>(null);
  const go = (step: 1 | -1) => onIndex(neighbour(photos, index, step));
  // On the window and on the way down: the dialog around us has the focus and keeps arrow keys to itself. Before the
  // paint, so that no key is too early.
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
  const others = photos.filter((one) => !one.locked).length > 1;
  const onPointerUp = (event: PointerEvent) => {
    const moved = start.current === null ? 0 : event.clientX - start.current;
    start.current = null;
    if (Math.abs(moved) >= SWIPE) go(moved < 0 ? 1 : -1);
  };
  return (
    <Dialog open bare width="full" onClose={onClose} title={common('photo.of', { name })} closeLabel={common('action.close')}>
      <Stage
        onPointerDown={(event) => {
          start.current = event.clientX;
        }}
        onPointerUp={onPointerUp}
      >
        {deleted.includes(photo.id) ? (
          <Lost role="status">{t('photos.deleted')}</Lost>
        ) : (
          <img
            key={photo.id}
            src={`${cdn_prefix}${photo.match}`}
            srcSet={srcSet(photo, cdn_prefix)}
            sizes="100vw"
            alt={t('photos.position', { index: index + 1, total: photos.length })}
            // The smallest file, which the row of small photos has mostly loaded, until the large one is here.
            style={{ backgroundImage: `url("${cdn_prefix}${avatarOf(photo.thumb_filename)}")` }}
            draggable={false}
            onError={() => onDeleted(photo.id)}
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
                name={t('photos.previous')}
                icon={<ChevronLeft size={24} strokeWidth={1.75} aria-hidden />}
                onClick={() => go(-1)}
              />
            </PreviousButton>
            <NextButton>
              <IconButton
                variant="solid"
                name={t('photos.next')}
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
