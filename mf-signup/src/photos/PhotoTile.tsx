import { useSettings } from '@amarena/shared/bus';
import type { OwnPhoto } from '@amarena/shared/contracts/people/photos';
import { IconButton, Tag } from '@amarena/shared/ui';
import { useSortable } from '@dnd-kit/sortable';
import { Clock, Info, Star, X } from 'lucide-react';
import { useOwnT } from '../ownWords.ts';
import { PhotoOptions, type PhotoOptionsProps } from './PhotoOptions.tsx';
import { Corners, Handle, OnTile, Tile, TilePhoto } from './photos.styles.ts';

const ICON = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const;
/** The first tile is four times as large. */
const SIZES = { first: '(min-width: 992px) 422px, 62vw', other: '(min-width: 992px) 205px, 30vw' } as const;

interface PhotoTileProps extends PhotoOptionsProps {
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
        <PhotoOptions photo={photo} index={index} total={total} makeMain={makeMain} move={move} remove={remove} />
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
