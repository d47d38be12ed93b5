/** Joins the members of several pages. A member who moved between two pages would appear twice; the first place is kept. */
export function withoutRepeats<Member extends { id: string }>(members: readonly Member[]): Member[] {
  const seen = new Map(members.toReversed().map((member) => [member.id, member]));
  return [...new Set(members.map(({ id }) => id))].flatMap((id) => seen.get(id) ?? []);
}
