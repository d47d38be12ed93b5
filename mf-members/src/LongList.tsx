import type { Card } from '@amarena/shared/contracts/people/profile';
import { useCommonT } from '@amarena/shared/i18n';
import { MemberGridSkeleton } from '@amarena/shared/ui-first';
import type { Growth } from './Growing.tsx';
import { type About, MemberCards } from './MemberCards.tsx';
import { Windowed } from './Windowed.tsx';

interface LongListProps<Member extends Card> extends Growth {
  members: readonly Member[];
  label: string;
  about?: (member: Member) => About;
  /** Number of members, listed or still to load; null: too many to count. */
  total: number | null;
  /** Cards per page. */
  page: number;
  /** True at the top of the screen. Default false. */
  eager?: boolean;
}

/** A grid of members that loads a page at a time and can grow very long. */
export function LongList<Member extends Card>({ members, label, about, eager = false, ...rest }: LongListProps<Member>) {
  const loading = useCommonT()('state.loading');
  return (
    <Windowed {...rest} ids={members.map(({ id }) => id)} skeleton={(count) => <MemberGridSkeleton count={count} label={loading} />}>
      {(from, to, part) => (
        <MemberCards
          label={label}
          members={members.slice(from, to)}
          {...(about && { about })}
          {...(part === undefined ? { eager } : { part })}
        />
      )}
    </Windowed>
  );
}
