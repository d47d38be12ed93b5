import { useMember, useSettings } from '@amarena/shared/bus';
import { photoAddress } from '@amarena/shared/contracts/people/photoAddress';
import type { Card, Profile } from '@amarena/shared/contracts/people/profile';
import { useCommonT } from '@amarena/shared/i18n';
import { FictionalTag, smallSrcSet, Tag } from '@amarena/shared/ui-first';
import { Camera, Lock } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useT } from '../catalogue.ts';
import { withLaterWords } from '../laterWords.ts';
import { useFictionalLabel } from '../useFictionalLabel.ts';
import { galleryOf, neighbour } from './gallery.model.ts';
import { Deleted, Frame, LockShade, MainPhoto, OnPhoto, OpenButton, Position, Root, THUMB_WIDTH, Thumb, Thumbs } from './gallery.styles.ts';
import { LostPhoto } from './LostPhoto.tsx';
import { useLostPhotos } from './useLostPhotos.ts';
import { usePhotoSwipe } from './usePhotoSwipe.ts';
import { useUnlockPhotos } from './useUnlockPhotos.ts';

const PhotoViewer = lazy(() => withLaterWords(() => import('./PhotoViewer.tsx')));

interface GalleryProps {
  /** A profile, or the card from a grid while the profile loads. */
  member: Card & Partial<Pick<Profile, 'photos'>>;
  own: boolean;
}

/** One large photo and thumbnails of all. A locked photo offers what unlocks it. */
export function Gallery({ member, own }: GalleryProps) {
  const t = useT();
  const common = useCommonT();
  const visitor = useMember() === null;
  const { cdn_prefix } = useSettings();
  const fictional = useFictionalLabel();
  const unlock = useUnlockPhotos(member.id);
  const [index, setIndex] = useState(0);
  const [viewing, setViewing] = useState(false);
  const losses = useLostPhotos(member.id);

  const photos = galleryOf(member);
  const swipe = usePhotoSwipe((step) => setIndex(neighbour(photos, index, step)));
  const shown = photos[index];
  const image = shown === undefined || shown.locked ? null : shown;
  const lost = shown === undefined ? null : losses.of(shown.id);
  const total = Math.max(photos.length, member.num_photos);
  return (
    <Root>
      <Frame {...swipe}>
        {shown !== undefined && lost !== null ? (
          <Deleted>
            <LostPhoto lost={lost} onAgain={() => losses.again(shown.id)} />
          </Deleted>
        ) : (
          <div onErrorCapture={() => shown && losses.lose(shown.id)}>
            <MainPhoto
              key={shown?.id}
              image={image}
              cdnPrefix={cdn_prefix}
              alt={common('photo.of', { name: member.name })}
              sizes="(min-width: 992px) 560px, 100vw"
              eager
            />
          </div>
        )}
        {image !== null && lost === null && <OpenButton type="button" aria-label={t('photos.open')} onClick={() => setViewing(true)} />}
        {member.fictional && (
          <OnPhoto>
            <FictionalTag label={fictional} onPhoto />
          </OnPhoto>
        )}
        {total > 0 && (
          <Position>
            <Tag tone="photo" icon={<Camera strokeWidth={1.75} aria-hidden />}>
              {t('photos.position', { index: index + 1, total })}
            </Tag>
          </Position>
        )}
      </Frame>
      {photos.length > 1 && (
        <Thumbs aria-label={t('photos.label')}>
          {photos.map((photo, at) => (
            <li key={photo.id}>
              {photo.locked ? (
                <Thumb
                  type="button"
                  aria-label={t(visitor ? 'photos.locked_visitor' : 'photos.locked', { index: at + 1 })}
                  onClick={unlock}
                  disabled={own}
                >
                  <img src={photoAddress(cdn_prefix, photo.blurred_filename)} alt="" width={320} height={400} />
                  <LockShade>
                    <Lock size={20} strokeWidth={1.75} aria-hidden />
                  </LockShade>
                </Thumb>
              ) : (
                <Thumb
                  type="button"
                  aria-label={t('photos.one', { index: at + 1 })}
                  aria-current={at === index || undefined}
                  onClick={() => setIndex(at)}
                >
                  <img
                    src={photoAddress(cdn_prefix, photo.thumb_filename)}
                    srcSet={smallSrcSet(photo, cdn_prefix)}
                    sizes={`${THUMB_WIDTH}px`}
                    alt=""
                    width={320}
                    height={400}
                  />
                </Thumb>
              )}
            </li>
          ))}
        </Thumbs>
      )}
      {viewing && (
        <Suspense fallback={null}>
          <PhotoViewer
            photos={photos}
            index={index}
            name={member.name}
            fictional={member.fictional ? fictional : null}
            losses={losses}
            onIndex={setIndex}
            onClose={() => setViewing(false)}
          />
        </Suspense>
      )}
    </Root>
  );
}
