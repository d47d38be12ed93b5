import { useSettings } from '@amarena/shared/bus';
import type { Card } from '@amarena/shared/contracts/people/profile';
import { MemberGrid, type MemberGridProps } from '@amarena/shared/ui-first';
import { useCardWords } from './useCardWords.ts';
import { useLike } from './useLike.ts';

interface MembersProps<Member extends Card> extends Pick<MemberGridProps, 'oneRow' | 'eager' | 'part'> {
  members: readonly Member[];
  /** Names the list for screen readers. */
  label: string;
  /** What this list shows about a member: another caption, a tag, a ring, another address. */
  about?: (member: Member) => About;
}

export type About = ReturnType<NonNullable<MemberGridProps['extras']>>;

/** A grid of members with this remote's words and working like buttons. */
export function MemberCards<Member extends Card>({ members, about, ...rest }: MembersProps<Member>) {
  const labels = useCardWords();
  const like = useLike();
  const { cdn_prefix } = useSettings();
  return (
    <MemberGrid {...rest} cards={members} cdnPrefix={cdn_prefix} onLike={like} labels={labels} extras={about && aboutOf(members, about)} />
  );
}

/** The grid takes plain cards, so extra information about a member is looked up by id. */
function aboutOf<Member extends Card>(members: readonly Member[], about: (member: Member) => About): (card: Card) => About {
  const byId = new Map(members.map((member) => [member.id, member]));
  return ({ id }) => {
    const member = byId.get(id);
    return member === undefined ? {} : about(member);
  };
}
