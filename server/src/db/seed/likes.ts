import type { Likes } from '../../domains/likes/service.ts';
import { stream } from '../../portraits/index.ts';
import type { Db } from '../schema.ts';
import { before, days, hours, minutes } from './calendar.ts';
import type { DemoMember } from './demoMember.ts';
import { insertOldLikes } from './insert.ts';

/** Old likes between members of one country. */
const OLD_LIKES = 3_000;
const NEW_LIKES = 3;
const SEEN_LIKES = 4;

const attracted = (one: DemoMember, other: DemoMember): boolean =>
  one.sexuality === 'bi' || (one.sexuality === 'hetero') !== (one.person.gender === other.person.gender);

/** Whether two people could like each other: country, ages, and the gender each looks for. */
export const suits = (one: DemoMember, other: DemoMember): boolean =>
  one.id !== other.id &&
  one.country === other.country &&
  Math.abs(one.person.age - other.person.age) < 12 &&
  attracted(one, other) &&
  attracted(other, one);

/** Only real members like by themselves; a like from a fictional profile is marked as automatic. */
export async function seedLikes(db: Db, likes: Likes, members: readonly DemoMember[], now: Date): Promise<void> {
  const random = stream('likes', 'demo');
  const findable = members.filter(({ invisible_mode }) => invisible_mode !== true);
  const real = findable.filter(({ fictional }) => !fictional);
  const crowd = real.filter(({ login }) => login === undefined);

  const old = Array.from({ length: OLD_LIKES }, () => ({ from: random.pick(crowd), to: random.pick(findable) }))
    .filter(({ from, to }) => suits(from, to) && to.login === undefined)
    .map(({ from, to }) => ({ member_id: from.id, liked_id: to.id, liked_at: before(now, days(random.range(1, 120))), automatic: false }));

  const shown = real.filter(({ login, roles }) => login !== undefined && roles === undefined);
  const seen = shown.flatMap((member) => {
    const admirers = crowd.filter((other) => suits(other, member)).slice(0, SEEN_LIKES);
    return admirers.map(({ id }, index) => ({
      member_id: id,
      liked_id: member.id,
      liked_at: before(now, days(2 + index * 3)),
      automatic: false,
    }));
  });
  await insertOldLikes(db, [...old, ...seen]);

  for (const member of shown) {
    const suitable = findable.filter((other) => other.login === undefined && suits(other, member));
    const people = suitable.filter(({ fictional }) => !fictional).slice(SEEN_LIKES);
    for (const [index, other] of people.slice(0, NEW_LIKES).entries()) {
      await likes.like(db, { from: other.id, to: member.id }, before(now, minutes(12 + index * 95)));
    }
    const invented = suitable.find(({ fictional }) => fictional);
    if (invented) await likes.like(db, { from: invented.id, to: member.id, automatic: true }, before(now, hours(7)));
    for (const [index, other] of people.slice(1, 4).entries()) {
      await likes.like(db, { from: member.id, to: other.id }, before(now, hours(3 + index * 20)));
    }
  }
}
