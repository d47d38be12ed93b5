import { useSettings } from '@amarena/shared/bus';
import type { Package } from '@amarena/shared/contracts/money/packages';
import { pathTo } from '@amarena/shared/contracts/platform/routes';
import { useFormat } from '@amarena/shared/i18n';
import { styled } from '@amarena/shared/styled';
import { Card, Muted, Stack, TextLink } from '@amarena/shared/ui';
import type { ReactNode } from 'react';
import { useT } from '../catalogue.ts';
import { useTax } from '../useTax.ts';
import { saving } from './packageChoice.model.ts';

const Lines = styled.dl`
  display: grid;
  gap: var(--s-2);
  font-variant-numeric: tabular-nums;
  > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: var(--s-1) var(--s-4);
    font-size: var(--text-sm);
  }
`;

const Total = styled.div`
  align-items: baseline;
  margin-top: var(--s-1);
  padding-top: var(--s-3);
  border-top: 1px solid var(--border);
  font-weight: var(--w-semibold);
  dd {
    font: var(--w-display) var(--text-2xl) / 1.1 var(--font-display);
    font-variation-settings: 'WONK' 0;
  }
`;

const Vat = styled.div`
  color: var(--text-muted);
`;

interface SummaryProps {
  pack: Package;
  /** What reduces the total: the welcome offer, or a code by name; null: nothing. */
  discount: { percentage: number; code: string | null } | null;
  /** The button to continue, below the total. */
  action: ReactNode;
}

/** The price of the chosen package line by line, with VAT and what may be charged later. */
export function Summary({ pack, discount, action }: SummaryProps) {
  const t = useT();
  const format = useFormat();
  const tax = useTax(pack.total.currency);
  const { refund_days } = useSettings();
  return (
    <Card as="aside">
      <Stack $gap={5}>
        <h2>{t('summary.title')}</h2>
        <Lines>
          <div>
            <dt>{t('summary.package', { credits: t('credits', { count: pack.credits }), name: t(`package.${pack.id}`) })}</dt>
            <dd>{format.money(pack.price)}</dd>
          </div>
          {discount !== null && pack.total.amount < pack.price.amount && (
            <div>
              <dt>
                {discount.code === null
                  ? t('offer.line', { percentage: format.percent(discount.percentage) })
                  : t('code.line', { code: discount.code, percentage: format.percent(discount.percentage) })}
              </dt>
              <dd>{format.money(saving(pack))}</dd>
            </div>
          )}
          <Total>
            <dt>{pack.vat_percentage > 0 ? t('summary.total', { tax }) : t('summary.total_untaxed')}</dt>
            <dd>{format.money(pack.total)}</dd>
          </Total>
          {pack.vat_percentage > 0 && (
            <Vat>
              <dt>{t('summary.vat', { tax, percentage: format.percent(pack.vat_percentage) })}</dt>
              <dd>{format.money(pack.vat)}</dd>
            </Vat>
          )}
        </Lines>
        {action}
        <Muted $size="xs">
          {t('summary.terms', { days: String(refund_days) })} <TextLink to={pathTo('pages-return-policy')}>{t('summary.policy')}</TextLink>
        </Muted>
      </Stack>
    </Card>
  );
}
