import { bus, useSettings } from '@amarena/shared/bus';
import { FREE_PHOTOS, PREMIUM_PHOTOS } from '@amarena/shared/contracts/constants';
import { useFormat } from '@amarena/shared/i18n';
import { Button, Row } from '@amarena/shared/ui';
import { Camera, ImageUp } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useOwnT } from '../ownWords.ts';
import { useDropping, useFileField } from '../photos/AddPhotos.tsx';
import { PhotoTag } from '../photos/PhotoTile.tsx';
import { countedPhotos, mainPhoto, photoLimit } from '../photos/photos.model.ts';
import { FileField, OnTile, TilePhoto } from '../photos/photos.styles.ts';
import { UploadTile } from '../photos/UploadTile.tsx';
import { usePhotos } from '../photos/usePhotos.ts';
import { usePicking } from '../photos/usePicking.ts';
import { StepFrame } from './StepFrame.tsx';
import type { StepProps } from './Steps.tsx';
import { DropPhoto } from './steps.styles.ts';

const CropDialog = lazy(() => import('../photos/CropDialog.tsx'));
const ICON = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** The first photo: by picker, camera, drop or paste, cropped before it goes. */
export function PhotoStep({ user, ...step }: StepProps) {
  const t = useOwnT();
  const format = useFormat();
  const { cdn_prefix } = useSettings();
  const { photos, remove } = usePhotos(user.profile.photos);
  const upgrade = () => bus.ask({ type: 'upgrade', feature: 'photos' });
  const room = photoLimit(user.paid_user) - countedPhotos(photos);
  const picking = usePicking({ room, paidUser: user.paid_user, full: upgrade });
  const { over, target } = useDropping(picking.take);
  const files = useFileField(picking);
  const camera = useFileField(picking);
  const photo = mainPhoto(photos);
  const [upload] = picking.uploads;
  return (
    <StepFrame
      {...step}
      step="photo"
      title={t('step.photo.title')}
      lead={t('step.photo.lead', { free: format.number(FREE_PHOTOS), premium: format.number(PREMIUM_PHOTOS) })}
      next={t('step.next')}
      skip={t('step.photo.skip')}
      note={t('step.photo.note')}
    >
      <FileField {...files.field} aria-label={t('photos.pick')} />
      <FileField {...camera.field} capture="user" aria-label={t('photos.camera')} />
      <DropPhoto $over={over} {...target}>
        {upload ? (
          <UploadTile as="div" key={upload.id} picked={upload} onEnd={() => picking.putAway(upload.id)} onFull={upgrade} />
        ) : photo === null ? (
          <>
            <Button variant="secondary" icon={<ImageUp {...ICON} />} onClick={files.open}>
              {t('photos.pick')}
            </Button>
            <Button variant="ghost" icon={<Camera {...ICON} />} onClick={camera.open}>
              {t('photos.camera')}
            </Button>
          </>
        ) : (
          <>
            <TilePhoto image={photo} cdnPrefix={cdn_prefix} alt={t('step.photo.yours')} $dim={photo.status === 'refused'} />
            <OnTile>
              <PhotoTag photo={photo} main={false} />
            </OnTile>
          </>
        )}
      </DropPhoto>
      {photo !== null && !upload && (
        <Row $justify="center">
          <Button variant="secondary" size="sm" icon={<ImageUp {...ICON} />} onClick={files.open}>
            {t('photos.add')}
          </Button>
          <Button variant="ghost" size="sm" onClick={() => remove(photo.id)}>
            {t('step.photo.remove')}
          </Button>
        </Row>
      )}
      <Suspense fallback={null}>
        {picking.cropping.length > 0 && <CropDialog files={picking.cropping} onReady={picking.send} onCancel={picking.cancelCropping} />}
      </Suspense>
    </StepFrame>
  );
}
