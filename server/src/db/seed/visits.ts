import { stream } from '../../portraits/index.ts';
import type { Db } from '../schema.ts';
import { before, hours } from './calendar.ts';
import type { DemoMember } from './demoMember.ts';
import { suits } from './likes.ts';

const VISITORS = 9;

/** Visitors of the members with a demo log-in: people who could like them and are not invisible. */
export async function seedVisits(db: Db, members: readonly DemoMember[], now: Date): Promise<void> {
  const random = stream('visits', 'demo');
  const crowd = members.filter(({ login, fictional, invisible_mode }) => login === undefined && !fictional && invisible_mode !== true);
  for (const member of members.filter(({ login, roles }) => login !== undefined && roles === undefined)) {
    const suitable = crowd.filter((other) => suits(other, member));
    // From the end: the first of them already like the member.
    const visits = suitable.slice(-VISITORS).map(({ id }, index) => ({
      viewer_id: id,
      viewed_id: member.id,
      visited_at: before(now, hours(random.range(1, 20) + index * 40)),
    }));
    await db.insertInto('visits').values(visits).execute();
  }
}
