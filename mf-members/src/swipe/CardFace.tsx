import { useSettings } from '@amarena/shared/bus';
import type { Described } from '@amarena/shared/contracts/people/swipe';
import { useCommonT, useFormat } from '@amarena/shared/i18n';
import { FictionalTag, PresenceDot, Tag, VerifiedMark } from '@amarena/shared/ui-first';
import { Check } from 'lucide-react';
import { useT } from '../catalogue.ts';
import { useLaterT } from '../laterWords.ts';
import { quoteOf } from '../quote.ts';
import { useFictionalLabel } from '../useFictionalLabel.ts';
import { usePlace } from '../usePlace.ts';
import { CardCaption, CardLine, CardName, CardPhoto, CardTags } from './deck.styles.ts';

/** As wide as the deck. */
export const CARD_SIZES = '(min-width: 992px) 440px, (min-width: 768px) 520px, 100vw';
/** Number of interests named on a card; the rest are counted. */
const NAMED = 2;

/** Photo, name and key facts. A fictional profile has its label above the name. */
export function CardFace({ profile, headingId }: { profile: Described; headingId: string }) {
  const t = useT();
  const play = useLaterT();
  const common = useCommonT();
  const format = useFormat();
  const place = usePlace()(profile);
  const fictional = useFictionalLabel();
  const { cdn_prefix, visible_profile_fields: fields } = useSettings();
  const { name, age, distance } = profile;
  const quote = profile.about_me !== null && fields.includes('about_me') ? quoteOf(profile.about_me).quote : null;
  const interests = fields.includes('interests') ? profile.interests : [];
  const named = profile.shared_interests.filter((interest) => interests.includes(interest)).slice(0, NAMED);
  const others = interests.length - named.length;
  return (
    <>
      <CardPhoto image={profile.main_image} cdnPrefix={cdn_prefix} alt={common('photo.of', { name })} sizes={CARD_SIZES} eager />
      <CardCaption>
        {profile.fictional && <FictionalTag label={fictional} onPhoto />}
        <CardName id={headingId}>
          {common('member.name_age', { name, age })}
          {profile.verified && <VerifiedMark label={common('member.verified')} onPhoto />}
          {profile.online && <PresenceDot label={common('presence.online')} />}
        </CardName>
        <CardLine>{distance === null ? place : t('card.place', { place, distance: format.distance(distance) })}</CardLine>
        {quote !== null && <CardLine data-preview>{t('profile.quote', { text: quote })}</CardLine>}
        {interests.length > 0 && (
          <CardTags aria-label={t(`profile.interests.${profile.gender}`)}>
            {named.map((interest) => (
              <li key={interest}>
                <Tag tone="photo" icon={<Check strokeWidth={1.75} role="img" aria-label={t('profile.interest_shared')} />}>
                  {common(`interest.${interest}`)}
                </Tag>
              </li>
            ))}
            {others > 0 && (
              <li>
                {named.length === 0 ? (
                  <Tag tone="photo">{play('swipe.interests', { count: others })}</Tag>
                ) : (
                  <Tag tone="photo" label={play('swipe.more_interests', { number: format.number(others) })}>
                    +{format.number(others)}
                  </Tag>
                )}
              </li>
            )}
          </CardTags>
        )}
      </CardCaption>
    </>
  );
}
