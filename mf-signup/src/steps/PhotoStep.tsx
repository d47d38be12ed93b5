import { bus, useSettings } from '@amarena/shared/bus';
import { FREE_PHOTOS, PREMIUM_PHOTOS } from '@amarena/shared/contracts/people/photoLimits';
import type { OwnPhoto } from '@amarena/shared/contracts/people/photos';
import { useFormat } from '@amarena/shared/i18n';
import { Button, IconButton } from '@amarena/shared/ui';
import { Camera, ImageUp, Plus, X } from 'lucide-react';
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useOwnT } from '../ownWords.ts';
import { useDropping, useFileField } from '../photos/AddPhotos.tsx';
import { PhotoTag } from '../photos/PhotoTile.tsx';
import { photoLimit } from '../photos/photoLimit.ts';
import { countedPhotos } from '../photos/photos.model.ts';
import { Corners, FileField, OnTile, Tile, TilePhoto } from '../photos/photos.styles.ts';
import { UploadTile } from '../photos/UploadTile.tsx';
import { usePhotoActions } from '../photos/usePhotoActions.ts';
import { type Picking, usePicking } from '../photos/usePicking.ts';
import { useSecondTap } from '../photos/useSecondTap.ts';
import { StepFrame } from './StepFrame.tsx';
import type { StepProps } from './stepProps.ts';
import { FreeSlot, Slots } from './steps.styles.ts';

const CropDialog = lazy(() => import('../photos/CropDialog.tsx'));
const ICON = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const;

/**
 * How many small slots are free, besides the large one while nothing is shown. What was refused takes no place among
 * the photos, but it does on the screen: one slot stays free beside it, for another try.
 */
const freeSlots = (shown: number, taken: number): number =>
  Math.max(FREE_PHOTOS - Math.max(shown, 1), shown > 0 && taken < FREE_PHOTOS ? 1 : 0);

/**
 * The first photos, each in a slot: by picker, camera, drop or paste, cropped before the upload. A refused picture does
 * not hide an accepted one.
 */
export function PhotoStep({ user, ...step }: StepProps) {
  const t = useOwnT();
  const format = useFormat();
  const { photos, remove } = usePhotoActions(user.profile.photos);
  const upgrade = () => bus.ask({ type: 'upgrade', feature: 'more_photos' });
  const room = photoLimit(user.paid_user) - countedPhotos(photos);
  const picking = usePicking({ room, paidUser: user.paid_user, full: upgrade });
  const { over, target } = useDropping(picking.take);
  const files = useFileField(picking);
  const camera = useFileField(picking);
  const { waiting, stop, onNext } = useWaiting(picking, step.pass);
  const secondTap = useSecondTap();
  const endCropping = (pictures: readonly Blob[]) => {
    secondTap.changed();
    picking.send(pictures);
  };
  const chooseMore = () => {
    // The step must not go on under the device's own picker.
    stop();
    files.open();
  };
  const shown = photos.length + picking.uploads.length;
  const free = freeSlots(shown, photos.length + picking.coming);
  return (
    <StepFrame
      {...step}
      passing={step.passing || waiting}
      pass={() => secondTap.isOne() || step.pass()}
      onNext={() => !secondTap.isOne() && onNext()}
      step="photo"
      title={t('step.photo.title')}
      lead={t('step.photo.lead', { free: format.number(FREE_PHOTOS), premium: format.number(PREMIUM_PHOTOS) })}
      next={t('step.next')}
      skip={t('step.photo.skip')}
      note={t('step.photo.note')}
    >
      <FileField {...files.field} aria-label={t('photos.pick')} />
      <FileField {...camera.field} capture="user" aria-label={t('photos.camera')} />
      <Slots {...target}>
        {photos.map((photo, index) => (
          <PhotoSlot
            key={photo.id}
            photo={photo}
            name={t('photos.position', { index: index + 1, total: photos.length })}
            onRemove={remove}
          />
        ))}
        {picking.uploads.map((upload) => (
          <UploadTile
            key={upload.id}
            picked={upload}
            onEnd={() => picking.putAway(upload.id)}
            onCancel={stop}
            onStage={(stage) => picking.note(upload.id, stage)}
            onFull={() => {
              stop();
              upgrade();
            }}
          />
        ))}
        {shown === 0 && (
          <FreeSlot $over={over}>
            <Button variant="secondary" icon={<ImageUp {...ICON} />} onClick={files.open}>
              {t('photos.pick')}
            </Button>
            <Button variant="ghost" icon={<Camera {...ICON} />} onClick={camera.open}>
              {t('photos.camera')}
            </Button>
          </FreeSlot>
        )}
        {Array.from({ length: free }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: free slots have no identity but their index.
          <FreeSlot key={index} $over={over && shown > 0}>
            <button type="button" onClick={chooseMore}>
              <Plus {...ICON} />
              {t('photos.add')}
            </button>
          </FreeSlot>
        ))}
      </Slots>
      <Suspense fallback={null}>
        {picking.cropping.length > 0 && <CropDialog files={picking.cropping} onReady={endCropping} onCancel={() => endCropping([])} />}
      </Suspense>
    </StepFrame>
  );
}

/** "Continue" waits until every picture has arrived. If one fails meanwhile, the step stays: its tile says why. */
function useWaiting({ underWay, failed }: Pick<Picking, 'underWay' | 'failed'>, pass: () => void) {
  // Those that had failed at the press, which the member knows of; null: nothing waits. One that is retried is none any more.
  const [known, setKnown] = useState<readonly string[] | null>(null);
  const waiting = known !== null;
  const stillFailed = known?.filter((id) => failed.includes(id)) ?? null;
  if (known !== null && stillFailed !== null && stillFailed.length < known.length) setKnown(stillFailed);
  const arrived = useEffectEvent(() => {
    setKnown(null);
    if (known !== null && failed.every((id) => known.includes(id))) pass();
  });
  useEffect(() => {
    if (waiting && !underWay) arrived();
  }, [waiting, underWay]);
  return {
    waiting,
    stop: () => setKnown(null),
    onNext() {
      if (underWay) setKnown(failed);
      return !underWay;
    },
  };
}

/** An uploaded photo, with a button to remove it. */
function PhotoSlot({ photo, name, onRemove }: { photo: OwnPhoto; name: string; onRemove(id: string): void }) {
  const t = useOwnT();
  const { cdn_prefix } = useSettings();
  return (
    <Tile>
      <TilePhoto image={photo} cdnPrefix={cdn_prefix} alt={name} sizes="(min-width: 992px) 280px, 62vw" $dim={photo.status === 'refused'} />
      <OnTile>
        <PhotoTag photo={photo} main={false} />
      </OnTile>
      <Corners>
        <IconButton variant="solid" name={`${t('step.photo.remove')}: ${name}`} icon={<X {...ICON} />} onClick={() => onRemove(photo.id)} />
      </Corners>
    </Tile>
  );
}
