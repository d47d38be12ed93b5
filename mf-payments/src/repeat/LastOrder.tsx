import { getRepeatOrders } from '@amarena/shared/contracts/money/repeatOrders';
import { pathTo } from '@amarena/shared/contracts/platform/routes';
import { useFormat } from '@amarena/shared/i18n';
import { queryFor, useQuery } from '@amarena/shared/query';
import { Card, LinkButton, Muted, Row } from '@amarena/shared/ui';
import { RefreshCw } from 'lucide-react';
import { useT } from '../catalogue.ts';

/** For premium members: the last order and a link to repeat it. Renders nothing until it is known. */
export default function LastOrder() {
  const t = useT();
  const format = useFormat();
  const last = useQuery(queryFor(getRepeatOrders)).data?.orders[0];
  if (last === undefined) return null;
  const { package: pack } = last;
  const name = t('summary.package', { credits: t('credits', { count: pack.credits }), name: t(`package.${pack.id}`) });
  return (
    <Card>
      <Row $justify="between">
        <div>
          <h2>{t('repeat.last')}</h2>
          <Muted $size="sm">{t('repeat.last_text', { package: name, price: format.money(pack.total) })}</Muted>
        </div>
        <LinkButton variant="secondary" size="sm" to={pathTo('credits-repeat-order')}>
          <RefreshCw size={16} strokeWidth={1.75} aria-hidden />
          {t('repeat.again')}
        </LinkButton>
      </Row>
    </Card>
  );
}
