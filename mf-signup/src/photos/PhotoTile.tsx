import { useSettings } from '@amarena/shared/bus';
import type { OwnPhoto } from '@amarena/shared/contracts/people/photos';
import { Menu, MenuItem, MenuSeparator } from '@amarena/shared/overlay';
import { IconButton, Tag } from '@amarena/shared/ui';
import { useSortable } from '@dnd-kit/sortable';
import { ArrowLeft, ArrowRight, Clock, Ellipsis, Info, Star, Trash2, X } from 'lucide-react';
import { useOwnT } from '../ownWords.ts';
import { Corners, Handle, OnTile, Tile, TilePhoto } from './photos.styles.ts';
import type { PhotoActions } from './usePhotoActions.ts';

const ICON = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const;
/** The first tile is four times as large. */
const SIZES = { first: '(min-width: 992px) 422px, 62vw', other: '(min-width: 992px) 205px, 30vw' } as const;

interface PhotoTileProps extends Pick<PhotoActions, 'makeMain' | 'move' | 'remove'> {
  photo: OwnPhoto;
  /** Position from 0. */
  index: number;
  total: number;
  /** True for the photo that others see first. */
  main: boolean;
  onInfo(): void;
}

/** One of the member's photos: its status, its actions, and a drag handle. */
export function PhotoTile({ photo, index, total, main, onInfo, makeMain, move, remove }: PhotoTileProps) {
  const t = useOwnT();
  const { cdn_prefix } = useSettings();
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, isDragging, isOver } = useSortable({ id: photo.id });
  const name = t('photos.position', { index: index + 1, total });
  return (
    <Tile
      ref={setNodeRef}
      $over={isOver && !isDragging}
      $dragged={isDragging}
      style={transform === null ? undefined : { transform: `translate3d(${transform.x}px, ${transform.y}px, 0)` }}
    >
      <Handle ref={setActivatorNodeRef} {...attributes} {...listeners} aria-label={name} aria-roledescription={t('photos.sortable')}>
        <TilePhoto
          image={photo}
          cdnPrefix={cdn_prefix}
          alt=""
          sizes={index === 0 ? SIZES.first : SIZES.other}
          eager={index === 0}
          $dim={photo.status === 'refused'}
        />
      </Handle>
      <OnTile>
        <PhotoTag photo={photo} main={main} />
      </OnTile>
      <Corners>
        <IconButton variant="solid" name={t('photos.info', { index: index + 1 })} icon={<Info {...ICON} />} onClick={onInfo} />
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
      </Corners>
    </Tile>
  );
}

/** The status of a photo as a tag; nothing on one that is simply visible. */
export function PhotoTag({ photo: { status }, main }: { photo: Pick<OwnPhoto, 'status'>; main: boolean }) {
  const t = useOwnT();
  if (status === 'pending') {
    return (
      <Tag tone="warning" icon={<Clock strokeWidth={1.75} aria-hidden />}>
        {t('photos.status.pending')}
      </Tag>
    );
  }
  if (status === 'refused') {
    return (
      <Tag tone="danger" icon={<X strokeWidth={1.75} aria-hidden />}>
        {t('photos.status.refused')}
      </Tag>
    );
  }
  return main ? (
    <Tag tone="photo" icon={<Star strokeWidth={1.75} aria-hidden />}>
      {t('photos.main')}
    </Tag>
  ) : null;
}
