import { MATCH_QUESTIONS, type MatchQuestion, postMatchFinder } from '@amarena/shared/contracts/people/match';
import { getSwipe } from '@amarena/shared/contracts/people/swipe';
import { sql } from 'kysely';
import { sessionCookie } from '../../server/src/http/sessionCookie.ts';
import { type CrowdedSite, withCrowd } from './withCrowd.ts';

const WARM_UP = 20;
/** Searching members, from every country and of every age in the crowd. */
const SEEKERS = 40;
/** How many members each of them has passed: about the maximum after a year of playing. */
const PASSED = 2_000;

export interface MatchTimes {
  /** Milliseconds of each round of the match finder. */
  readonly match: number[];
  /** Milliseconds of each request for the next cards of the swipe game. */
  readonly cards: number[];
}

/** Sessions of some members who have passed the most recently active members of their country. */
async function seekers({ app }: CrowdedSite): Promise<string[]> {
  const { db } = app.database;
  const found = await sql<{ id: string; gender: string; country: string }>`
    select id, gender, country from members tablesample system (1) limit ${SEEKERS}`.execute(db);
  const cookies: string[] = [];
  for (const { id, gender, country } of found.rows) {
    await sql`insert into passes (member_id, passed_id, passed_at)
      select ${id}, id, now() from search_entries where gender <> ${gender} and country = ${country}
      order by last_active desc limit ${PASSED}`.execute(db);
    cookies.push(`${sessionCookie(false)}=${await app.platform.sessions.start(db, id)}`);
  }
  await sql`analyze passes`.execute(db);
  return cookies;
}

const answerOf = (question: MatchQuestion, turn: number): string | null => {
  const answers = MATCH_QUESTIONS[question];
  return answers[turn % (answers.length + 1)] ?? null;
};

const answersOf = (turn: number) =>
  Object.fromEntries(Object.keys(MATCH_QUESTIONS).map((name, index) => [name, answerOf(name as MatchQuestion, turn + index)]));

/** Rounds of the match finder and cards of the swipe game through HTTP, on a PostgreSQL with this many members. */
export const matchTimes = (members: number, count: number): Promise<MatchTimes> =>
  withCrowd(members, async (site) => {
    const cookies = await seekers(site);
    const times: MatchTimes = { match: [], cards: [] };
    for (let turn = 0; turn < WARM_UP + count; turn += 1) {
      const headers = {
        cookie: cookies[turn % cookies.length] ?? '',
        'x-forwarded-for': `198.18.${turn % 200}.${1 + (turn % 250)}`,
      };
      const asked = performance.now();
      const round = await fetch(site.address + postMatchFinder.path, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
        body: JSON.stringify({ answers: answersOf(turn), only_real: turn % 3 === 0, everywhere: turn % 5 === 0 }),
      });
      if (!round.ok) throw new Error(`A round was refused with ${round.status}: ${await round.text()}`);
      await round.arrayBuffer();
      const found = performance.now();
      const cards = await fetch(`${site.address}${getSwipe.path}?only_real=${turn % 3 === 0}`, { headers });
      if (!cards.ok) throw new Error(`The cards were refused with ${cards.status}: ${await cards.text()}`);
      await cards.arrayBuffer();
      if (turn < WARM_UP) continue;
      times.match.push(found - asked);
      times.cards.push(performance.now() - found);
    }
    return times;
  });
