import { useMember } from '@amarena/shared/bus';
import type { Offer, Package } from '@amarena/shared/contracts/payments';
import { pathTo } from '@amarena/shared/contracts/routes';
import { useCommonT } from '@amarena/shared/i18n';
import { LinkButton, Muted, Page, ProblemScreen, Stack, WithAside } from '@amarena/shared/ui';
import { type ReactNode, useState } from 'react';
import { useT } from '../catalogue.ts';
import { Loading } from '../Loading.tsx';
import { OfferStrip } from './OfferStrip.tsx';
import { PackageChoice } from './PackageChoice.tsx';
import { preselected } from './packages.model.ts';
import { Summary } from './Summary.tsx';
import { usePackages } from './usePackages.ts';

interface PackagesPageProps {
  title: string;
  lead: string;
  /** Below the packages. */
  children?: ReactNode;
}

/** Packages to choose from and the way to checkout, below a heading of the caller's. */
export function PackagesPage({ title, lead, children }: PackagesPageProps) {
  const t = useT();
  const common = useCommonT();
  const view = usePackages();
  const member = useMember();
  return (
    <Page>
      <Stack $gap={8}>
        <Stack as="header" $gap={2}>
          <h1>{title}</h1>
          <Muted>{lead}</Muted>
          {member !== null && <Muted $size="sm">{t('credits.balance', { credits: t('credits', { count: member.credits }) })}</Muted>}
        </Stack>
        {view.status === 'loading' && <Loading height="320px" label={title} />}
        {view.status === 'failed' && (
          <ProblemScreen error={view.error} title={title} onRetry={view.retry} retryLabel={common('action.retry')} />
        )}
        {view.status === 'ready' && <Choosing packages={view.packages} offer={view.offer} reload={view.reload} />}
        {children}
      </Stack>
    </Page>
  );
}

function Choosing({ packages, offer, reload }: { packages: Package[]; offer: Offer | null; reload: () => void }) {
  const t = useT();
  const [wanted, setWanted] = useState<string | null>(null);
  const chosen = preselected(packages, wanted);
  if (chosen === undefined) throw new Error('The server sent no package. There are always four.');
  return (
    <WithAside>
      <Stack $gap={6}>
        {offer !== null && <OfferStrip offer={offer} onEnd={reload} />}
        <PackageChoice packages={packages} chosen={chosen} onChoose={(pack) => setWanted(pack.id)} />
      </Stack>
      <Summary
        pack={chosen}
        discount={offer === null ? null : { percentage: offer.percentage, code: null }}
        action={
          <LinkButton size="lg" block to={pathTo('credits-id-paymentmethod', { id: chosen.id })}>
            {t('credits.continue')}
          </LinkButton>
        }
      />
    </WithAside>
  );
}
