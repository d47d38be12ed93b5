import { useSettings } from '@amarena/shared/bus';
import type { Package } from '@amarena/shared/contracts/money/packages';
import { useFormat } from '@amarena/shared/i18n';
import { styled } from '@amarena/shared/styled';
import { Card, Muted, media, Price } from '@amarena/shared/ui';
import { useT } from '../catalogue.ts';
import { pricePerMessage } from '../packages/packageChoice.model.ts';

const Line = styled(Card)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--s-4);
  ${media.lg} {
    display: none;
  }
`;

const Sum = styled(Price)`
  flex: none;
  text-align: right;
  font: var(--w-display) var(--text-xl) / 1.2 var(--font-display);
  font-variation-settings: 'WONK' 0;
`;

/** The chosen package, shown at the top below 992 px, where the summary is further down. */
export function Picked({ pack }: { pack: Package }) {
  const t = useT();
  const format = useFormat();
  const { message_credits } = useSettings();
  const perMessage = t('package.per_message', { price: format.money(pricePerMessage(pack, message_credits)) });
  return (
    <Line>
      <div>
        <h2>{t('credits', { count: pack.credits })}</h2>
        <Muted $size="sm">
          {t(`package.${pack.id}`)}, {perMessage}
        </Muted>
      </div>
      <Sum
        total={format.money(pack.total)}
        listPrice={pack.total.amount < pack.price.amount ? format.money(pack.price) : null}
        listPriceLabel={t('package.list_price')}
      />
    </Line>
  );
}
