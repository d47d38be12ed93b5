import type { RepeatableOrder } from '@amarena/shared/contracts/money/repeatOrders';
import { useCommonT, useFormat } from '@amarena/shared/i18n';
import { Button, Card, Muted, Problem, Row, Stack } from '@amarena/shared/ui';
import { RefreshCw } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useT } from '../catalogue.ts';
import { useTax } from '../useTax.ts';
import { useRepeat } from './useRepeat.ts';

/** One earlier order: the first tap asks, the second pays. Both show the price. */
export function RepeatCard({ order }: { order: RepeatableOrder }) {
  const t = useT();
  const common = useCommonT();
  const format = useFormat();
  const [asking, setAsking] = useState(false);
  const { state, repeat } = useRepeat(order);
  const confirm = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (asking) confirm.current?.focus();
  }, [asking]);
  const { package: pack, method, stored } = order;
  const tax = useTax(pack.total.currency);
  const price = format.money(pack.total);
  const means = [t(`method.${method}`), stored].filter((part) => part !== null).join(' ');
  return (
    <Card as="section">
      <Stack $gap={4}>
        <div>
          <h2>{t('summary.package', { credits: t('credits', { count: pack.credits }), name: t(`package.${pack.id}`) })}</h2>
          <Muted $size="sm">
            {pack.vat_percentage > 0
              ? t('repeat.price', { tax, price, means, percentage: format.percent(pack.vat_percentage), vat: format.money(pack.vat) })
              : t('repeat.price_untaxed', { price, means })}
          </Muted>
        </div>
        {state.status === 'refused' && <Problem error={state.error} />}
        {asking ? (
          <Stack $gap={3} aria-live="polite">
            <p>{stored === null ? t('repeat.ask_page', { price, means }) : t('repeat.ask_charge', { price, means })}</p>
            <Row>
              <Button ref={confirm} busy={state.status === 'busy'} onClick={repeat}>
                {t('checkout.pay', { price })}
              </Button>
              <Button variant="ghost" disabled={state.status === 'busy'} onClick={() => setAsking(false)}>
                {common('action.not_now')}
              </Button>
            </Row>
          </Stack>
        ) : (
          <Row>
            <Button variant="secondary" onClick={() => setAsking(true)}>
              <RefreshCw size={20} strokeWidth={1.75} aria-hidden />
              {t('repeat.again')}
            </Button>
          </Row>
        )}
      </Stack>
    </Card>
  );
}
