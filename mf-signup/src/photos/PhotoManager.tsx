import { bus } from '@amarena/shared/bus';
import type { User } from '@amarena/shared/contracts/account/user';
import { useProblemText } from '@amarena/shared/errors';
import { useFormat } from '@amarena/shared/i18n';
import { Banner, Muted, Row, Stack } from '@amarena/shared/ui';
import { DndContext } from '@dnd-kit/core';
import { SortableContext } from '@dnd-kit/sortable';
import { CircleAlert, Trash2 } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useOwnT } from '../ownWords.ts';
import { AddPhotosTile, CameraButton, useDropping } from './AddPhotos.tsx';
import { PhotoTile } from './PhotoTile.tsx';
import { photoLimit } from './photoLimit.ts';
import { countedPhotos, mainPhoto } from './photos.model.ts';
import { Tiles } from './photos.styles.ts';
import { UploadTile } from './UploadTile.tsx';
import { usePhotoActions } from './usePhotoActions.ts';
import { usePicking } from './usePicking.ts';
import { useSharedPhoto } from './useSharedPhoto.ts';
import { useSorting } from './useSorting.ts';

const CropDialog = lazy(() => import('./CropDialog.tsx'));
const PhotoInfo = lazy(() => import('./PhotoInfo.tsx'));
const ICON = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const;
/** Other tiles do not shift during a drag: the main photo is larger, and tiles would change size under the pointer. */
const NOTHING_MOVES = () => null;

/** The member's photos: add, sort, inspect and remove. */
export function PhotoManager({ user }: { user: User }) {
  const t = useOwnT();
  const format = useFormat();
  const problemText = useProblemText();
  const all = usePhotoActions(user.profile.photos);
  const { photos } = all;
  const limit = photoLimit(user.paid_user);
  const full = () => {
    const text = problemText({ code: 'photo_limit', limit });
    if (text !== null) bus.ask({ type: 'toast', tone: 'neutral', text });
  };
  const picking = usePicking({ room: limit - countedPhotos(photos), paidUser: user.paid_user, full });
  const { over, target } = useDropping(picking.take);
  useSharedPhoto(user.id, picking);
  const sorting = useSorting(all);
  const [info, setInfo] = useState<string | null>(null);
  const shownInfo = photos.findIndex(({ id }) => id === info);
  const main = mainPhoto(photos);
  return (
    <Stack as="section" id="photos" aria-labelledby="photos-title" $gap={4} {...target}>
      <Row $justify="between">
        <h2 id="photos-title">{t('photos.title')}</h2>
        <Muted $size="sm">{t('photos.count', { count: countedPhotos(photos), max: format.number(limit) })}</Muted>
      </Row>
      <DndContext {...sorting}>
        <SortableContext items={photos.map(({ id }) => id)} strategy={NOTHING_MOVES}>
          <Tiles>
            {photos.map((photo, index) => (
              <PhotoTile
                key={photo.id}
                {...all}
                photo={photo}
                index={index}
                total={photos.length}
                main={photo === main}
                onInfo={() => setInfo(photo.id)}
              />
            ))}
            {picking.uploads.map((upload) => (
              <UploadTile
                key={upload.id}
                picked={upload}
                onEnd={() => picking.putAway(upload.id)}
                onStage={(stage) => picking.note(upload.id, stage)}
                onFull={() => bus.ask({ type: 'upgrade', feature: 'more_photos' })}
              />
            ))}
            <AddPhotosTile picking={picking} over={over} />
          </Tiles>
        </SortableContext>
      </DndContext>
      <CameraButton picking={picking} />
      {all.removed !== null && <Removed key={all.removed} onTakeBack={all.takeBack} />}
      <Refused user={user} />
      <Muted $size="xs">{t('photos.help')}</Muted>
      <Suspense fallback={null}>
        {picking.cropping.length > 0 && <CropDialog files={picking.cropping} onReady={picking.send} onCancel={picking.cancelCropping} />}
        {shownInfo >= 0 && photos[shownInfo] && <PhotoInfo photo={photos[shownInfo]} index={shownInfo} onClose={() => setInfo(null)} />}
      </Suspense>
    </Stack>
  );
}

/** A removed photo that can be restored. It takes the focus, because the menu that had it is gone. */
function Removed({ onTakeBack }: { onTakeBack(): void }) {
  const t = useOwnT();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} role="status">
      <Banner icon={<Trash2 {...ICON} />} action={{ label: t('photos.take_back'), onPress: onTakeBack }}>
        {t('photos.removed')}
      </Banner>
    </div>
  );
}

/** Why photos were refused, and what to do about it. */
function Refused({ user }: { user: User }) {
  const t = useOwnT();
  const refused = user.profile.photos.flatMap(({ id, reason }) => (reason === null ? [] : [{ id, reason }]));
  return refused.map(({ id, reason }) => (
    <Banner key={id} tone="danger" icon={<CircleAlert {...ICON} />}>
      <strong>{t('photos.refused')}</strong> {t(`refusal.${reason}`)}
    </Banner>
  ));
}
