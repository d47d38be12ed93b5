import {
  type Announcements,
  closestCenter,
  type DndContextProps,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import { useOwnT } from '../ownWords.ts';
import type { PhotoActions } from './usePhotoActions.ts';

/** Milliseconds a finger must rest before it drags a photo instead of scrolling the page. */
const HOLD = 220;
/** Pixels that a finger may move meanwhile. */
const TREMBLE = 6;

/** Drag and drop of photos by mouse, finger and keys, with announcements for screen readers. */
export function useSorting({ photos, move }: Pick<PhotoActions, 'photos' | 'move'>): DndContextProps {
  const t = useOwnT();
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: TREMBLE } }),
    useSensor(TouchSensor, { activationConstraint: { delay: HOLD, tolerance: TREMBLE } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const total = photos.length;
  const placeOf = (id: string | number | undefined) => photos.findIndex((photo) => photo.id === id);
  const at = (id: string | number | undefined) => ({ index: placeOf(id) + 1, total });
  const announcements: Announcements = {
    onDragStart: ({ active }) => t('photos.lifted', at(active.id)),
    onDragOver: ({ over }) => (over === null ? undefined : t('photos.over', at(over.id))),
    onDragEnd: ({ over }) => (over === null ? t('photos.dropped_back') : t('photos.dropped', at(over.id))),
    onDragCancel: () => t('photos.dropped_back'),
  };
  return {
    sensors,
    collisionDetection: closestCenter,
    accessibility: { announcements, screenReaderInstructions: { draggable: t('photos.drag_help') } },
    onDragEnd({ active, over }) {
      if (over !== null && over.id !== active.id) move(String(active.id), placeOf(over.id));
    },
  };
}
