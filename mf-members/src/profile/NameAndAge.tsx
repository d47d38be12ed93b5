import { useTitle } from '@amarena/shared/bus';
import type { Card } from '@amarena/shared/contracts/people/profile';
import { useCommonT, useFormat } from '@amarena/shared/i18n';
import { FictionalTag, Tag } from '@amarena/shared/ui-first';
import { Clock, Heart, MapPin } from 'lucide-react';
import { useT } from '../catalogue.ts';
import { useFictionalLabel } from '../useFictionalLabel.ts';
import { usePlace } from '../usePlace.ts';
import { VerifiedTag } from '../VerifiedTag.tsx';
import { Meta, Name, OnlineDot } from './profile.styles.ts';

interface NameAndAgeProps {
  card: Card;
  /** True if both like each other. Default false. */
  mutual?: boolean;
}

/** Name and age, presence, and place. Others see the age, never the date of birth. */
export function NameAndAge({ card, mutual = false }: NameAndAgeProps) {
  const t = useT();
  const common = useCommonT();
  const format = useFormat();
  const place = usePlace()(card);
  const fictional = useFictionalLabel();
  const who = common('member.name_age', { name: card.name, age: card.age });
  useTitle(card.fictional ? `${who} (${fictional})` : who);
  // A fictional profile is never online.
  const { gender, last_active } = card;
  const online = card.online || last_active === 'now';
  const active = last_active === null || last_active === 'now' || online ? null : t(`active.${gender}.${last_active}`);
  const presence = online ? common('presence.online') : active;
  // Visitors do not see when a member was last active.
  const lastActive = card.fictional ? null : presence;
  return (
    <header>
      <Name>{who}</Name>
      <Meta>
        {card.fictional && <FictionalTag label={fictional} />}
        {card.verified && <VerifiedTag card={card} />}
        {lastActive !== null && (
          <span>
            {online ? <OnlineDot aria-hidden /> : <Clock size={16} strokeWidth={1.75} aria-hidden />}
            {lastActive}
          </span>
        )}
        <span>
          <MapPin size={16} strokeWidth={1.75} aria-hidden />
          {card.distance === null ? place : t('place.distance', { place, distance: format.distance(card.distance) })}
        </span>
        {mutual && (
          <Tag tone="accent" icon={<Heart strokeWidth={1.75} aria-hidden />}>
            {t('profile.mutual')}
          </Tag>
        )}
        {card.live && <Tag tone="danger">{common('member.live')}</Tag>}
        {card.exclusive && <Tag tone="premium">{common('member.exclusive')}</Tag>}
      </Meta>
    </header>
  );
}
