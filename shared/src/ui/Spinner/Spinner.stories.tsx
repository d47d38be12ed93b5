import { useCommonT } from '../../i18n/index.ts';
import type { Story, StoryGroup } from '../../testing/story.ts';
import { Spinner } from './index.ts';

export default { title: 'Spinner', components: [Spinner] } satisfies StoryGroup;

export const Turning: Story = {
  render: function Turning() {
    const t = useCommonT();
    return <Spinner label={t('state.loading')} />;
  },
};
