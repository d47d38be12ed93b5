import type { OwnPhoto } from '@amarena/shared/contracts/people/photos';
import { Menu, MenuItem, MenuSeparator } from '@amarena/shared/overlay';
import { IconButton } from '@amarena/shared/ui';
import { ArrowLeft, ArrowRight, Ellipsis, Star, Trash2 } from 'lucide-react';
import { useOwnT } from '../ownWords.ts';
import type { PhotoActions } from './usePhotoActions.ts';

const ICON = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const;

export interface PhotoOptionsProps extends Pick<PhotoActions, 'makeMain' | 'move' | 'remove'> {
  photo: OwnPhoto;
  /** Position from 0. */
  index: number;
  total: number;
}

/** The menu of a photo: make it the main one, move it, delete it. */
export function PhotoOptions({ photo, index, total, makeMain, move, remove }: PhotoOptionsProps) {
  const t = useOwnT();
  return (
    <Menu trigger={<IconButton variant="solid" name={t('photos.options', { index: index + 1 })} icon={<Ellipsis {...ICON} />} />}>
      {index > 0 && photo.status !== 'refused' && (
        <MenuItem icon={<Star {...ICON} />} onPress={() => makeMain(photo.id)}>
          {t('photos.make_main')}
        </MenuItem>
      )}
      {index > 0 && (
        <MenuItem icon={<ArrowLeft {...ICON} />} onPress={() => move(photo.id, index - 1)}>
          {t('photos.earlier')}
        </MenuItem>
      )}
      {index < total - 1 && (
        <MenuItem icon={<ArrowRight {...ICON} />} onPress={() => move(photo.id, index + 1)}>
          {t('photos.later')}
        </MenuItem>
      )}
      {total > 1 && <MenuSeparator />}
      <MenuItem danger icon={<Trash2 {...ICON} />} onPress={() => remove(photo.id)}>
        {t('photos.delete')}
      </MenuItem>
    </Menu>
  );
}
