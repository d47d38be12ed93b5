import { useMember } from '@amarena/shared/bus';
import type { Offer, Package } from '@amarena/shared/contracts/payments';
import { pathTo } from '@amarena/shared/contracts/routes';
import { styled } from '@amarena/shared/styled';
import { LinkButton, Muted, media, Page, Stack } from '@amarena/shared/ui';
import { type ReactNode, useState } from 'react';
import { useT } from '../catalogue.ts';
import { FailedScreen } from '../FailedScreen.tsx';
import { OfferStrip } from './OfferStrip.tsx';
import { PackageChoice } from './PackageChoice.tsx';
import { PackagesLoading } from './PackagesLoading.tsx';
import { preselected } from './packages.model.ts';
import { Summary } from './Summary.tsx';
import { usePackages } from './usePackages.ts';

/** Everything below each other; from 992 px the total stays in view beside all of it. */
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-8);
  ${media.lg} {
    grid-template-columns: minmax(0, 1fr) 340px;
    column-gap: var(--s-10);
    > * {
      grid-column: 1;
    }
    > aside {
      grid-area: 1 / 2 / span 9;
      align-self: start;
      position: sticky;
      top: 88px;
    }
  }
`;

const Lead = styled(Muted)`
  max-width: 62ch;
`;

interface PackagesPageProps {
  title: string;
  lead: string;
  /** Below the packages. */
  children?: ReactNode;
}

/** Packages to choose from and the way to checkout, below a heading of the caller's. */
export function PackagesPage({ title, lead, children }: PackagesPageProps) {
  const t = useT();
  const view = usePackages();
  const member = useMember();
  return (
    <Page>
      <Columns>
        <Stack as="header" $gap={2}>
          <h1>{title}</h1>
          <Lead>{lead}</Lead>
          {member !== null && <Muted $size="sm">{t('credits.balance', { credits: t('credits', { count: member.credits }) })}</Muted>}
        </Stack>
        {view.status === 'loading' && <PackagesLoading label={title} />}
        {view.status === 'failed' && <FailedScreen error={view.error} onRetry={view.retry} />}
        {view.status === 'ready' && <Choosing packages={view.packages} offer={view.offer} reload={view.reload} />}
        {children}
      </Columns>
    </Page>
  );
}

function Choosing({ packages, offer, reload }: { packages: Package[]; offer: Offer | null; reload: () => void }) {
  const t = useT();
  const [wanted, setWanted] = useState<string | null>(null);
  const chosen = preselected(packages, wanted);
  if (chosen === undefined) throw new Error('The server sent no package. There are always four.');
  return (
    <>
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
    </>
  );
}
