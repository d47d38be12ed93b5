import { PHOTO_ACCEPT } from '@amarena/shared/contracts/people/ownPhotos';
import { Button } from '@amarena/shared/ui';
import { Camera, Plus } from 'lucide-react';
import { type ChangeEvent, type DragEvent, useRef, useState } from 'react';
import { useOwnT } from '../ownWords.ts';
import { AddTile, FileField, PhonesOnly } from './photos.styles.ts';
import type { Picking } from './usePicking.ts';

const ICON = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const;
/** A hidden file input, and a function that opens it. */
export function useFileField({ take, refusedForRoom }: Pick<Picking, 'take' | 'refusedForRoom'>) {
  const field = useRef<HTMLInputElement>(null);
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    take([...(target.files ?? [])]);
    // Reset, so that the same file can be chosen again after it was discarded.
    target.value = '';
  };
  const open = () => {
    if (!refusedForRoom()) field.current?.click();
  };
  return { open, field: { ref: field, type: 'file', accept: PHOTO_ACCEPT, onChange, tabIndex: -1 } as const };
}

/** Handlers for a drop zone. */
export function useDropping(take: Picking['take']) {
  const [over, setOver] = useState(false);
  const withFiles = (act: () => void) => (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    act();
  };
  return {
    over,
    target: {
      onDragOver: withFiles(() => setOver(true)),
      onDragLeave: () => setOver(false),
      onDrop: (event: DragEvent) => {
        withFiles(() => setOver(false))(event);
        take([...event.dataTransfer.files]);
      },
    },
  };
}

/** The last tile: press it, or drop files on it. */
export function AddPhotosTile({ picking, over }: { picking: Picking; over: boolean }) {
  const t = useOwnT();
  const { open, field } = useFileField(picking);
  return (
    <AddTile data-add $over={over}>
      <FileField {...field} multiple aria-label={t('photos.pick')} />
      <button type="button" onClick={open}>
        <Plus {...ICON} />
        {t('photos.add')}
      </button>
    </AddTile>
  );
}

/** Takes a photo with the camera, on handheld devices. */
export function CameraButton({ picking }: { picking: Picking }) {
  const t = useOwnT();
  const { open, field } = useFileField(picking);
  return (
    <PhonesOnly>
      <FileField {...field} capture="user" aria-label={t('photos.camera')} />
      <Button block variant="secondary" icon={<Camera {...ICON} />} onClick={open}>
        {t('photos.camera')}
      </Button>
    </PhonesOnly>
  );
}
