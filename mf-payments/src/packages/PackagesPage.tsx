import { useMember, useSettings } from '@amarena/shared/bus';
import type { Offer } from '@amarena/shared/contracts/money/offer';
import type { Package } from '@amarena/shared/contracts/money/packages';
import { useFormat } from '@amarena/shared/i18n';
import { styled } from '@amarena/shared/styled';
import { Muted, media, Stack } from '@amarena/shared/ui';
import { type ReactNode, useState } from 'react';
import { useT } from '../catalogue.ts';
import { FailedScreen } from '../FailedScreen.tsx';
import { FromLarge, PayBar, PayBarSpace } from '../PayBar.tsx';
import { useInterrupted } from '../useInterrupted.ts';
import { useTax } from '../useTax.ts';
import { CheckoutLink } from './CheckoutLink.tsx';
import { OfferStrip } from './OfferStrip.tsx';
import { PackageChoice } from './PackageChoice.tsx';
import { PackagesLoading } from './PackagesLoading.tsx';
import { preselected } from './packageChoice.model.ts';
import { Summary } from './Summary.tsx';
import { usePackages } from './usePackages.ts';

/** One column; from 992 px the total stays in view beside it. */
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
  /** Content below the packages. */
  children?: ReactNode;
}

/** The packages and the button to the checkout, below a heading from the caller. */
export function PackagesPage({ title, lead, children }: PackagesPageProps) {
  const t = useT();
  const view = usePackages();
  const member = useMember();
  return (
    <PayBarSpace>
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
    </PayBarSpace>
  );
}

/** Credits missing for the message that led the member here; null: none did. */
function useMissing(): number | null {
  const interrupted = useInterrupted();
  const member = useMember();
  const { message_credits } = useSettings();
  return interrupted === null || member === null ? null : Math.max(1, message_credits - member.credits);
}

function Choosing({ packages, offer, reload }: { packages: Package[]; offer: Offer | null; reload: () => void }) {
  const t = useT();
  const format = useFormat();
  const [wanted, setWanted] = useState<string | null>(null);
  const missing = useMissing();
  const chosen = preselected(packages, wanted, missing);
  if (chosen === undefined) throw new Error('The server sent no package. There are always four.');
  const tax = useTax(chosen.total.currency);
  const button = <CheckoutLink pack={chosen} />;
  return (
    <>
      <Stack $gap={6}>
        {offer !== null && <OfferStrip offer={offer} onEnd={reload} />}
        <PackageChoice packages={packages} chosen={chosen} onChoose={(pack) => setWanted(pack.id)} />
      </Stack>
      <Summary
        pack={chosen}
        discount={offer === null ? null : { percentage: offer.percentage, code: null }}
        action={<FromLarge>{button}</FromLarge>}
      />
      <PayBar
        total={format.money(chosen.total)}
        remark={chosen.vat_percentage > 0 ? t('summary.vat_included', { tax }) : null}
        action={button}
      />
    </>
  );
}
