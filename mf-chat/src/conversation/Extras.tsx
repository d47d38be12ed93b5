import { PHOTO_ACCEPT } from '@amarena/shared/contracts/people/ownPhotos';
import { IconButton, VisuallyHidden } from '@amarena/shared/ui';
import { Gift, Image, Snowflake } from 'lucide-react';
import { useRef } from 'react';
import { useT } from '../catalogue.ts';
import type { ChosenPhoto } from '../photo/useChosenPhoto.ts';

interface ExtrasProps {
  photo: Pick<ChosenPhoto, 'allowed' | 'choose'>;
  onGift(): void;
  /** Opens the opening lines; null if the conversation has started. */
  onIcebreakers: (() => void) | null;
}

/** Buttons for what can be sent besides text. */
export function Extras({ photo, onGift, onIcebreakers }: ExtrasProps) {
  const t = useT();
  const picker = useRef<HTMLInputElement>(null);
  return (
    <>
      <VisuallyHidden>
        <input
          ref={picker}
          type="file"
          tabIndex={-1}
          aria-hidden
          accept={PHOTO_ACCEPT}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            // Reset, so that the same file can be chosen again after a refusal.
            target.value = '';
            if (file !== undefined) photo.choose(file);
          }}
        />
      </VisuallyHidden>
      <IconButton
        name={t('photo.button')}
        icon={<Image size={20} strokeWidth={1.75} aria-hidden />}
        onClick={() => {
          if (photo.allowed()) picker.current?.click();
        }}
      />
      <IconButton name={t('gift.button')} icon={<Gift size={20} strokeWidth={1.75} aria-hidden />} onClick={onGift} />
      {onIcebreakers !== null && (
        <IconButton name={t('icebreakers.title')} icon={<Snowflake size={20} strokeWidth={1.75} aria-hidden />} onClick={onIcebreakers} />
      )}
    </>
  );
}
