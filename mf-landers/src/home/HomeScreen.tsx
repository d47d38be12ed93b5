import { getCommunity } from '@amarena/shared/contracts/platform/community';
import { queryFor, useQuery } from '@amarena/shared/query';
import { Stack } from '@amarena/shared/ui';
import { useT } from '../catalogue.ts';
import { Faces } from './Faces.tsx';
import { Block, Hero, Lead, Three } from './home.styles.ts';
import { Now } from './Now.tsx';
import { Numbers } from './Numbers.tsx';
import { Rules } from './Rules.tsx';
import { SignupEntry } from './SignupEntry.tsx';

/** `/`: what the site is, who is here, what it costs. */
export function HomeScreen() {
  const t = useT();
  // Faces and numbers are optional: the page is complete without them.
  const { data: community } = useQuery(queryFor(getCommunity));
  const steps = ['profile', 'search', 'write'] as const;
  return (
    <>
      <Hero as="section">
        <Stack $gap={6}>
          <h1>
            {t('home.title.start')} <em>{t('home.title.accent')}</em>
          </h1>
          <Lead>{t('home.lead')}</Lead>
          <SignupEntry />
          {community !== undefined && <Numbers community={community} />}
        </Stack>
        <Faces faces={community?.faces ?? null} />
      </Hero>
      <Block as="section">
        <h2>{t('steps.title')}</h2>
        <Three>
          {steps.map((step) => (
            <div key={step}>
              <h3>{t(`steps.${step}.title`)}</h3>
              <p>{t(`steps.${step}.text`)}</p>
            </div>
          ))}
        </Three>
      </Block>
      <Rules />
      <Now />
    </>
  );
}
