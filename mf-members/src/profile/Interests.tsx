import type { Interest } from '@amarena/shared/contracts/people/interests';
import type { Profile } from '@amarena/shared/contracts/people/profile';
import { useCommonT } from '@amarena/shared/i18n';
import { InterestChip, Muted } from '@amarena/shared/ui-first';
import { useT } from '../catalogue.ts';
import { Chips } from '../facts.styles.ts';
import { Section } from './profile.styles.ts';

/** The interests, shared ones first. */
export function interestsOf(profile: Pick<Profile, 'interests' | 'shared_interests'>): { name: Interest; shared: boolean }[] {
  const marked = profile.interests.map((name) => ({ name, shared: profile.shared_interests.includes(name) }));
  return [...marked.filter((one) => one.shared), ...marked.filter((one) => !one.shared)];
}

/** The member's interests; shared ones come first, with a tick. */
export function Interests({ profile }: { profile: Profile }) {
  const t = useT();
  const common = useCommonT();
  const shared = profile.shared_interests.length;
  return (
    <Section aria-labelledby="interests">
      <h2 id="interests">{t(`profile.interests.${profile.gender}`)}</h2>
      <Chips>
        {interestsOf(profile).map((interest) => (
          <li key={interest.name}>
            <InterestChip shared={interest.shared} sharedLabel={t('profile.interest_shared')}>
              {common(`interest.${interest.name}`)}
            </InterestChip>
          </li>
        ))}
      </Chips>
      {shared > 0 && <Muted $size="sm">{t('profile.shared_interests', { count: shared })}</Muted>}
    </Section>
  );
}
