import { chatPhotoPath } from '@amarena/shared/contracts/chat/chats';
import { EyeOff } from 'lucide-react';
import { useT } from '../catalogue.ts';
import { type PhotoSize, shapeOf } from './photo.model.ts';
import { Blurred, Cover, Frame, Open } from './photo.styles.ts';
import type { PhotoMessage } from './photoMessage.ts';

interface CoveredPhotoProps {
  message: PhotoMessage;
  size: PhotoSize;
  partner: string;
  onShow(): void;
}

/** A stranger's photo, covered until the reader chooses to see it. */
export function CoveredPhoto({ message, size, partner, onShow }: CoveredPhotoProps) {
  const t = useT();
  return (
    <Open type="button" $mine={false} onClick={onShow}>
      <Frame $mine={false} $shape={shapeOf(size)} $preview={null}>
        <Blurred src={chatPhotoPath(message, 'preview')} alt="" loading="lazy" decoding="async" />
        <Cover>
          <EyeOff size={28} strokeWidth={1.75} aria-hidden />
          <span>{t('photo.covered')}</span> <strong>{t('photo.show', { name: partner })}</strong>
        </Cover>
      </Frame>
    </Open>
  );
}
