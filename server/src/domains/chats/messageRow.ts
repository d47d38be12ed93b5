import type { Selectable } from 'kysely';
import type { MessagesTable } from './tables.ts';

export type MessageRow = Selectable<MessagesTable>;
