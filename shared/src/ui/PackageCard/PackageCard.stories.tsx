import { useCommonT, useFormat } from '../../i18n/index.ts';
import { aPackage } from '../../testing/builders.ts';
import type { Story, StoryGroup } from '../../testing/story.ts';
import { PackageCard, PackageGrid, Price } from './index.ts';

export default { title: 'Package card', components: [PackageCard, PackageGrid, Price] } satisfies StoryGroup;

const PACKS = [
  aPackage(),
  aPackage({ id: 'p1', credits: 25, popular: true, price: { amount: 2_200, currency: 'EUR' }, total: { amount: 1_990, currency: 'EUR' } }),
];

export const Choice: Story = {
  render: function Choice() {
    const t = useCommonT();
    const { money } = useFormat();
    return (
      <PackageGrid>
        {PACKS.map((pack) => (
          <PackageCard
            key={pack.id}
            pack={pack}
            name="package"
            checked={pack.popular}
            onChoose={() => undefined}
            labels={{
              name: pack.id.toUpperCase(),
              credits: String(pack.credits),
              unit: t('credits', { count: pack.credits }),
              total: money(pack.total),
              listPrice: money(pack.price),
              listPriceLabel: money(pack.price),
              perMessage: money({ amount: pack.total.amount / pack.credits, currency: 'EUR' }),
              discount: pack.popular ? '−10%' : null,
              remark: null,
              popular: t('likes'),
            }}
          />
        ))}
      </PackageGrid>
    );
  },
};
