import { useSettings } from '@amarena/shared/bus';
import type { Described } from '@amarena/shared/contracts/people/swipe';
import { type CommonKey, useCommonT, useFormat } from '@amarena/shared/i18n';
import { InterestChip, Muted, Quote, Stack } from '@amarena/shared/ui-first';
import { useT } from '../catalogue.ts';
import { Chips, FactList } from '../facts.styles.ts';
import { useLaterT } from '../laterWords.ts';
import { quoteOf } from '../quote.ts';

const FACTS = ['relationship_status', 'eye_color', 'hair_color', 'body_type'] as const;

type FactKey = Extract<CommonKey, `${(typeof FACTS)[number]}.${string}`>;

/** The top member's description, beside the deck if there is room. */
export function About({ profile }: { profile: Described }) {
  const t = useT();
  const play = useLaterT();
  const common = useCommonT();
  const format = useFormat();
  const { visible_profile_fields: fields } = useSettings();
  const words = profile.about_me !== null && fields.includes('about_me') ? quoteOf(profile.about_me) : { quote: null, rest: null };
  const facts = FACTS.flatMap((name) => {
    const value = profile[name];
    if (value === null || !fields.includes(name)) return [];
    return [
      {
        name: common(`attribute.${name}`),
        value: common(`${name === 'relationship_status' ? `${name}.${profile.gender}` : name}.${value}` as FactKey),
      },
    ];
  });
  const interests = fields.includes('interests') ? profile.interests : [];
  const shared = interests.filter((interest) => profile.shared_interests.includes(interest));
  const others = interests.filter((interest) => !shared.includes(interest));
  return (
    <>
      {(words.quote ?? words.rest) !== null && (
        <Stack $gap={3}>
          {words.quote && <Quote>{t('profile.quote', { text: words.quote })}</Quote>}
          {words.rest && <Muted>{words.rest}</Muted>}
        </Stack>
      )}
      {(facts.length > 0 || profile.distance !== null) && (
        <FactList>
          {profile.distance !== null && (
            <div>
              <dt>{play('swipe.distance')}</dt>
              <dd>{format.distance(profile.distance)}</dd>
            </div>
          )}
          {facts.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </FactList>
      )}
      {interests.length > 0 && (
        <Stack $gap={3}>
          <h2>{shared.length > 0 ? play('swipe.common') : t(`profile.interests.${profile.gender}`)}</h2>
          <Chips>
            {[...shared, ...others].map((interest) => (
              <li key={interest}>
                <InterestChip shared={shared.includes(interest)} sharedLabel={t('profile.interest_shared')}>
                  {common(`interest.${interest}`)}
                </InterestChip>
              </li>
            ))}
          </Chips>
        </Stack>
      )}
    </>
  );
}
