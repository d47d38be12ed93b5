import { useSettings } from '@amarena/shared/bus';
import type { Card } from '@amarena/shared/contracts/profile';
import { useCommonT, useFormat } from '@amarena/shared/i18n';
import { MemberGrid, type MemberGridProps } from '@amarena/shared/ui';
import { useT } from './catalogue.ts';
import { useFictionalLabel } from './useFictionalLabel.ts';
import { useLike } from './useLike.ts';
import { usePlace } from './usePlace.ts';

interface MembersProps<Member extends Card> extends Pick<MemberGridProps, 'oneRow' | 'eager' | 'part'> {
  members: readonly Member[];
  /** What the list holds, for screen readers. */
  label: string;
  /** What a list of its own says about a member: another caption, a tag, a ring, another address. */
  about?: (member: Member) => About;
}

export type About = ReturnType<NonNullable<MemberGridProps['extras']>> & { caption?: string };

/** Members in a grid with our words on them, and hearts that work. */
export function Members<Member extends Card>({ members, about, ...rest }: MembersProps<Member>) {
  const t = useT();
  const common = useCommonT();
  const format = useFormat();
  const placeOf = usePlace();
  const like = useLike();
  const { cdn_prefix } = useSettings();
  const fictional = useFictionalLabel();
  const byId = new Map(members.map((member) => [member.id, member]));
  const aboutCard = ({ id }: Card): About => {
    const member = byId.get(id);
    return member === undefined || about === undefined ? {} : about(member);
  };

  const where = (card: Card) => {
    const place = placeOf(card);
    return card.distance === null ? place : t('card.place', { place, distance: format.distance(card.distance) });
  };
  return (
    <MemberGrid
      {...rest}
      cards={members}
      cdnPrefix={cdn_prefix}
      onLike={(card) => void like(card)}
      labels={{
        fictional,
        isNew: common('member.new'),
        verified: common('member.verified'),
        online: common('presence.online'),
        nameAge: ({ name, age }) => common('member.name_age', { name, age }),
        place: (card) => aboutCard(card).caption ?? where(card),
        photos: (count) => common('photos', { count }),
        like: ({ name }) => common('action.like_name', { name }),
      }}
      extras={(card) => {
        const { caption: _caption, ...extras } = aboutCard(card);
        const marks = [...(card.live ? [common('member.live')] : []), ...(card.exclusive ? [common('member.exclusive')] : [])];
        return { marks, ...extras };
      }}
    />
  );
}
