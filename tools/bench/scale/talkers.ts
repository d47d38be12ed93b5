import { randomUUID } from 'node:crypto';
import { v7 as newId } from 'uuid';
import type { App } from '../../../server/src/compose/app.ts';
import { isSecure, sessionCookie } from '../../../server/src/http/sessionCookie.ts';

/** Enough for every message of a bench. */
const CREDITS = 1_000_000;

/** A logged-in member who has paid and has credits. */
export interface Talker {
  readonly id: string;
  readonly cookie: string;
}

/** Two members who write to each other. */
export type Pair = readonly [Talker, Talker];

async function aTalker({ platform }: App): Promise<Talker> {
  const { db, sessions, config, now } = platform;
  const [id, mark, at] = [newId(), randomUUID().slice(-12), now()];
  await db
    .insertInto('members')
    .values({
      id,
      name: `Folla.${mark}`,
      email: `${mark}@bench.example`,
      status: 'active',
      paid_user: true,
      fictional: false,
      language: 'it',
      country: 'IT',
      time_zone: 'Europe/Rome',
      gender: 'female',
      date_of_birth: '1990-05-01',
      signup_date: at,
      last_active_at: at,
    })
    .execute();
  await db.insertInto('wallets').values({ member_id: id, balance: CREDITS }).execute();
  return { id, cookie: `${sessionCookie(isSecure(config))}=${await sessions.start(db, id)}` };
}

export async function somePairs(app: App, count: number): Promise<Pair[]> {
  const pairs: Pair[] = [];
  while (pairs.length < count) pairs.push([await aTalker(app), await aTalker(app)]);
  return pairs;
}
