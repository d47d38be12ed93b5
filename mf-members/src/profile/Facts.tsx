import { useSettings } from '@amarena/shared/bus';
import type { Profile } from '@amarena/shared/contracts/people/profile';
import { regionLabel, useCommonT, useFormat } from '@amarena/shared/i18n';
import { Muted } from '@amarena/shared/ui-first';
import { useT } from '../catalogue.ts';
import { FactList } from '../facts.styles.ts';
import { useRegions } from '../useRegions.ts';
import { type Fact, factsOf, factWords } from './facts.model.ts';
import { Section } from './profile.styles.ts';

/** The attributes that the settings allow and the member has filled in. */
export function Facts({ profile }: { profile: Profile }) {
  const t = useT();
  const common = useCommonT();
  const format = useFormat();
  const regions = useRegions();
  const facts = factsOf(profile, useSettings());
  if (facts.length === 0) return null;

  const nameOf = ({ name }: Fact) => (name === 'region' ? regionLabel(common, profile.country) : common(`attribute.${name}`));
  const wordsOf = (fact: Fact) => {
    const key = factWords(fact, profile.gender);
    if (key !== null) return common(key);
    if (fact.name === 'country') return format.countryName(fact.value);
    if (fact.name !== 'region') return fact.value;
    // Show no key until the region names have loaded.
    return regions.of(profile.country).length === 0 ? '…' : (regions.nameOf(profile.country, fact.value) ?? fact.value);
  };
  return (
    <Section aria-labelledby="facts">
      <h2 id="facts">{t('profile.facts')}</h2>
      <FactList>
        {facts.map((fact) => (
          <div key={fact.name}>
            <dt>{nameOf(fact)}</dt>
            <dd>{wordsOf(fact)}</dd>
            {fact.noted && (
              <Muted as="dd" $size="xs">
                {t('profile.note')}
              </Muted>
            )}
          </div>
        ))}
      </FactList>
    </Section>
  );
}
