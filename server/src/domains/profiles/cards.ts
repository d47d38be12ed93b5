import { ageOn } from '@amarena/shared/contracts/people/age';
import type { Card } from '@amarena/shared/contracts/people/profile';
import type { Db } from '../../db/schema.ts';
import { imageOf } from '../../photos/names.ts';
import { type CardRow, cardRows, mutualRows } from './cards.repository.ts';
import { isNew, isOnline, lastActive } from './presence.ts';

export const ageAt = (dateOfBirth: string, now: Date): number => ageOn(dateOfBirth, now.toISOString().slice(0, 10));

const statusOf = ({ status, disabled }: CardRow): Card['status'] => (status === 'deleted' ? 'deleted' : disabled ? 'disabled' : 'active');

function cardOf(row: CardRow, viewerId: string | null, now: Date): Card {
  const status = statusOf(row);
  // A member who left, was suspended or blocked the viewer keeps a name in the viewer's conversations, and nothing
  // else.
  const shown = status === 'active' && row.shuts_out !== true;
  // Presence is for members only.
  const presence = shown && viewerId !== null;
  const { photo_id, name_key } = row;
  return {
    id: row.id,
    name: row.name,
    age: ageAt(row.date_of_birth, now),
    gender: row.gender,
    country: row.country,
    region: shown ? row.region : null,
    city: shown ? row.city : null,
    status,
    fictional: row.fictional,
    verified: shown && row.verified_at !== null,
    online: presence && isOnline(row, now),
    last_active: presence ? lastActive(row, now) : null,
    is_new: shown && isNew(row.signup_date, now),
    main_image: shown && photo_id && name_key ? imageOf({ id: photo_id, name_key, status: 'active' }) : null,
    num_photos: shown ? (row.num_photos ?? 0) : 0,
    distance: shown ? row.distance : null,
    liked: row.liked === true,
    live: row.live,
    exclusive: row.exclusive,
  };
}

/**
 * Members as others see them, in the order of `memberIds`; unknown ids are left out. The only place that creates cards,
 * so that the fictional label and hidden data are right everywhere. `viewerId`: null for a visitor.
 */
export async function cards(db: Db, viewerId: string | null, memberIds: readonly string[], now: Date): Promise<Card[]> {
  if (memberIds.length === 0) return [];
  const rows = await cardRows(db, viewerId, memberIds);
  const byId = new Map(rows.map((row) => [row.id, cardOf(row, viewerId, now)]));
  return memberIds.flatMap((id) => byId.get(id) ?? []);
}

/** A member as another one sees them. */
export interface Seen {
  readonly card: Card;
  /** True if they blocked or reported the other one. */
  readonly blocks: boolean;
}

/** Two members as the other one sees them, in the order of the arguments; undefined if one of them is unknown. */
export async function eachOther(db: Db, one: string, other: string, now: Date): Promise<readonly [Seen, Seen] | undefined> {
  const rows = await mutualRows(db, one, other);
  const seen = (id: string, viewer: string): Seen[] =>
    rows.flatMap((row) => (row.id === id ? { card: cardOf(row, viewer, now), blocks: row.blocks } : []));
  const [[first], [second]] = [seen(one, other), seen(other, one)];
  return first === undefined || second === undefined ? undefined : [first, second];
}
