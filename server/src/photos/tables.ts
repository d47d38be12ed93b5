import type { ColumnType, Generated } from 'kysely';
import type { Drawing } from './drawing.ts';

export interface PhotosTable {
  id: string;
  member_id: string;
  position: number;
  status: 'pending' | 'active' | 'refused';
  name_key: string;
  drawing: ColumnType<Drawing | null, string | null, never>;
  hash: Generated<string | null>;
  reason: Generated<string | null>;
  created_at: Date;
}

export interface UploadsTable {
  id: string;
  member_id: string;
  name_key: string;
  hash: string;
  width: number;
  height: number;
  look: Generated<string | null>;
  created_at: Date;
}

export interface RefusedPicturesTable {
  hash: string;
  look: Generated<string | null>;
  reason: string;
  refused_at: Date;
}

export interface RemovedPhotosTable {
  id: string;
  member_id: string;
  position: number;
  status: PhotosTable['status'];
  name_key: string;
  drawing: ColumnType<Drawing | null, never, never>;
  hash: string | null;
  reason: string | null;
  created_at: Date;
  removed_at: Date;
}

export interface HeldPicturesTable {
  report_id: string;
  picture_id: string;
  name_key: string;
  forgotten: Generated<boolean>;
}

export interface ArrivingPicturesTable {
  id: string;
  name_key: string;
  began_at: Date;
}

export interface PhotosTables {
  arriving_pictures: ArrivingPicturesTable;
  held_pictures: HeldPicturesTable;
  photos: PhotosTable;
  removed_photos: RemovedPhotosTable;
  uploads: UploadsTable;
  refused_pictures: RefusedPicturesTable;
}
