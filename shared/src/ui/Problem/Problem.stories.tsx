import { useCommonT } from '../../i18n/index.ts';
import type { Story, StoryGroup } from '../../testing/story.ts';
import { Problem, ProblemScreen } from './index.ts';

export default { title: 'Problem', components: [Problem, ProblemScreen] } satisfies StoryGroup;

export const InItsPlace: Story = {
  render: function InItsPlace() {
    const t = useCommonT();
    return <Problem error={{ code: 'network' }} onRetry={() => undefined} retryLabel={t('action.retry')} />;
  },
};

export const AWholeScreen: Story = {
  render: function AWholeScreen() {
    const t = useCommonT();
    return (
      <ProblemScreen error={{ code: 'not_found' }} title={t('state.problem')} onRetry={() => undefined} retryLabel={t('action.retry')} />
    );
  },
};
