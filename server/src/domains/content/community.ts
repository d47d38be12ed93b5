import type { getCommunity } from '@amarena/shared/contracts/platform/community';
import type { AnswerOf } from '@amarena/shared/contracts/platform/endpoint';
import type { Db } from '../../db/schema.ts';
import { onlineSince } from '../profiles/presence.ts';
import type { Profiles } from '../profiles/service.ts';
import { communityNumbers } from './community.repository.ts';

const FACES = 3;
/**
 * Milliseconds to keep the numbers: the home page needs no fresher ones, and not every visitor should cost a count of
 * everyone.
 */
const KEPT = 30_000;

type Community = AnswerOf<typeof getCommunity>;

/** Real numbers for the home page, and three members who agreed to be shown. Nothing about anyone else. */
export function createCommunity({ profiles }: { profiles: Profiles }) {
  let kept: { until: number; community: Promise<Community> } | null = null;

  async function count(db: Db, now: Date): Promise<Community> {
    const faces = await profiles.onPublicPages(db, FACES, now);
    return {
      ...(await communityNumbers(db, onlineSince(now))),
      faces: faces.flatMap(({ id, name, age, fictional, main_image }) =>
        main_image === null ? [] : [{ id, name, age, fictional, filename: main_image.filename }],
      ),
    };
  }

  // One count at a time: when it is due, the first visitor starts it and all others wait for the same one.
  return (db: Db, now: Date): Promise<Community> => {
    if (kept === null || kept.until <= now.getTime()) {
      const mine = { until: now.getTime() + KEPT, community: count(db, now) };
      kept = mine;
      mine.community.catch(() => {
        if (kept === mine) kept = null;
      });
    }
    return kept.community;
  };
}
