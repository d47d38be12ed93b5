/** Members of pages put together: who changed places between two pages comes a second time, and stays where they were first. */
export function withoutRepeats<Member extends { id: string }>(members: readonly Member[]): Member[] {
  const seen = new Map(members.toReversed().map((member) => [member.id, member]));
  return [...new Set(members.map(({ id }) => id))].flatMap((id) => seen.get(id) ?? []);
}
