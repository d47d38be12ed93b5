import type { Card } from '@amarena/shared/contracts/people/profile';
import { useCommonT, useFormat } from '@amarena/shared/i18n';
import type { MemberCardWords } from '@amarena/shared/ui';
import { useFictionalLabel } from './useFictionalLabel.ts';

/** Words of member cards: names, labels, and places. */
export function useCardWords(): MemberCardWords {
  const common = useCommonT();
  const format = useFormat();
  return {
    fictional: useFictionalLabel(),
    isNew: common('member.new'),
    verified: common('member.verified'),
    online: common('presence.online'),
    nameAge: ({ name, age }) => common('member.name_age', { name, age }),
    place: ({ city, country }: Card) => city ?? format.countryName(country),
    photos: (count) => common('photos', { count }),
    like: ({ name }) => common('action.like_name', { name }),
  };
}
