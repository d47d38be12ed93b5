import type { Card } from '@amarena/shared/contracts/people/profile';
import { useCommonT, useFormat } from '@amarena/shared/i18n';
import type { MemberCardWords } from '@amarena/shared/ui-first';
import { useDeferredValue, useMemo } from 'react';
import { useT } from './catalogue.ts';
import { useFictionalLabel } from './useFictionalLabel.ts';
import { usePlace } from './usePlace.ts';

/** Words of member cards. The object stays the same until the language or the list of regions changes. */
export function useCardWords(): MemberCardWords {
  const t = useT();
  const common = useCommonT();
  const format = useFormat();
  // Region names arrive after the first cards and affect every card: render them in slices, so that the page stays responsive.
  const placeOf = useDeferredValue(usePlace());
  const fictional = useFictionalLabel();
  return useMemo(
    () => ({
      fictional,
      isNew: common('member.new'),
      verified: common('member.verified'),
      online: common('presence.online'),
      nameAge: ({ name, age }: Card) => common('member.name_age', { name, age }),
      place: (card: Card) => {
        const place = placeOf(card);
        return card.distance === null ? place : t('card.place', { place, distance: format.distance(card.distance) });
      },
      live: common('member.live'),
      exclusive: common('member.exclusive'),
      photos: (count: number) => common('photos', { count }),
      like: ({ name }: Card) => common('action.like_name', { name }),
    }),
    [t, common, format, placeOf, fictional],
  );
}
