import { bus, useSettings, useStream } from '@amarena/shared/bus';
import type { Package } from '@amarena/shared/contracts/money/packages';
import { getCompanyInfo } from '@amarena/shared/contracts/platform/companyInfo';
import { useFormat } from '@amarena/shared/i18n';
import { queryFor, useQuery } from '@amarena/shared/query';
import { styled } from '@amarena/shared/styled';
import { Card, Muted, Page, Stack } from '@amarena/shared/ui';
import { useT } from '../catalogue.ts';
import { FailedScreen } from '../FailedScreen.tsx';
import { Loading } from '../Loading.tsx';
import { pricePerMessage } from '../packages/packageChoice.model.ts';
import { usePackages } from '../packages/usePackages.ts';
import { Seller } from '../Seller.tsx';
import { useTax } from '../useTax.ts';

const Prices = styled.dl`
  display: grid;
  font-variant-numeric: tabular-nums;
  > div {
    display: flex;
    justify-content: space-between;
    gap: var(--s-4);
    padding-block: 12px;
    border-top: 1px solid var(--border);
  }
  > div:first-child {
    border-top: 0;
  }
  dd {
    flex: none;
    max-width: 60%;
    text-align: right;
    text-wrap: balance;
    font-weight: var(--w-medium);
  }
  small {
    display: block;
    font-weight: 400;
    color: var(--text-muted);
  }
`;

/** `/pricing`: everything that costs money, visible to anyone. */
export function PricingScreen() {
  const t = useT();
  const view = usePackages();
  const company = useQuery(queryFor(getCompanyInfo)).data;
  return (
    <Page $width="settings">
      <Stack $gap={8}>
        <Stack as="header" $gap={2}>
          <h1>{t('pricing.title')}</h1>
          <Muted>{t('pricing.lead')}</Muted>
        </Stack>
        <Costs />
        {view.status === 'loading' && <Loading height="240px" label={t('pricing.packages')} />}
        {view.status === 'failed' && <FailedScreen error={view.error} title={t('pricing.packages')} onRetry={view.retry} />}
        {view.status === 'ready' && <PackagePrices packages={view.packages} />}
        {company !== undefined && (
          <section>
            <h2>{t('seller.title')}</h2>
            <Seller company={company} country={view.status === 'ready' ? view.country : null} />
          </section>
        )}
      </Stack>
    </Page>
  );
}

/** The cost of each action in credits, and in money at the highest price of a credit in this country. */
function Costs() {
  const t = useT();
  const format = useFormat();
  const settings = useSettings();
  const country = useStream(bus.country$);
  const credit = country === null ? undefined : settings.minimum_message_costs[country];
  const cost = (credits: number) => {
    const words = t('credits', { count: credits });
    if (credit === undefined) return words;
    return t('pricing.at_most', { credits: words, price: format.money({ amount: credit.costs * credits, currency: credit.currency }) });
  };
  const acts = [
    [t('pricing.message'), settings.message_credits],
    [t('pricing.photo'), settings.photo_credits],
    [t('pricing.gift'), settings.gift_credits],
  ] as const;
  return (
    <Card>
      <h2>{t('pricing.costs')}</h2>
      <Prices>
        {acts.map(([act, credits]) => (
          <div key={act}>
            <dt>{act}</dt>
            <dd>{cost(credits)}</dd>
          </div>
        ))}
      </Prices>
    </Card>
  );
}

function PackagePrices({ packages }: { packages: readonly Package[] }) {
  const t = useT();
  const format = useFormat();
  const { message_credits } = useSettings();
  const vat = packages[0]?.vat_percentage ?? 0;
  const tax = useTax(packages[0]?.price.currency ?? 'EUR');
  return (
    <Card>
      <h2>{t('pricing.packages')}</h2>
      {vat > 0 && <Muted $size="sm">{t('pricing.taxed', { tax, percentage: format.percent(vat) })}</Muted>}
      <Prices>
        {packages.map((pack) => (
          <div key={pack.id}>
            <dt>{t('summary.package', { credits: t('credits', { count: pack.credits }), name: t(`package.${pack.id}`) })}</dt>
            <dd>
              {format.money(pack.price)}
              <small>
                {t('package.per_message', {
                  price: format.money(pricePerMessage({ total: pack.price, credits: pack.credits }, message_credits)),
                })}
              </small>
            </dd>
          </div>
        ))}
      </Prices>
    </Card>
  );
}
