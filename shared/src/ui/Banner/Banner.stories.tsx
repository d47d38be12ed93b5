import { CircleAlert, Info } from 'lucide-react';
import { pathTo } from '../../contracts/platform/routes.ts';
import { useCommonT } from '../../i18n/index.ts';
import type { Story, StoryGroup } from '../../testing/story.ts';
import { Stack } from '../layout/index.ts';
import { Banner } from './index.ts';

export default { title: 'Banner', components: [Banner] } satisfies StoryGroup;

export const Tones: Story = {
  render: function Tones() {
    const t = useCommonT();
    return (
      <Stack>
        <Banner icon={<Info size={20} strokeWidth={1.75} aria-hidden />}>{t('address.confirm_first')}</Banner>
        <Banner tone="fictional" icon={<Info size={20} strokeWidth={1.75} aria-hidden />}>
          {t('fictional.warning', { name: 'Elena' })}
        </Banner>
        <Banner tone="danger" icon={<CircleAlert size={20} strokeWidth={1.75} aria-hidden />}>
          {t('problem.generic')}
        </Banner>
      </Stack>
    );
  },
};

export const WithAnAction: Story = {
  render: function WithAnAction() {
    const t = useCommonT();
    return (
      <Stack>
        <Banner
          tone="danger"
          icon={<CircleAlert size={20} strokeWidth={1.75} aria-hidden />}
          action={{ label: t('action.retry'), onPress: () => undefined }}
        >
          {t('problem.network')}
        </Banner>
        <Banner icon={<Info size={20} strokeWidth={1.75} aria-hidden />} action={{ label: t('action.login'), to: pathTo('login') }}>
          {t('address.confirm_first')}
        </Banner>
      </Stack>
    );
  },
};
