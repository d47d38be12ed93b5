import { useCommonT } from '../../i18n/index.ts';
import type { Story, StoryGroup } from '../../testing/story.ts';
import { Button } from '../Button/index.ts';
import { Art, EmptyState } from './index.ts';

export default { title: 'Empty state', components: [EmptyState, Art] } satisfies StoryGroup;

export const WithAnAction: Story = {
  render: function WithAnAction() {
    const t = useCommonT();
    return (
      <EmptyState scene="offline" title={t('state.problem')} text={t('problem.network')} action={<Button>{t('action.retry')}</Button>} />
    );
  },
};

export const Bare: Story = {
  render: function Bare() {
    const t = useCommonT();
    return <EmptyState scene="not-found" title={t('state.problem')} />;
  },
};
