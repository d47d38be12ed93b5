import { useCommonT } from '../../i18n/index.ts';
import type { Story, StoryGroup } from '../../testing/story.ts';
import { VerifiedMark } from './index.ts';

export default { title: 'Verified mark', components: [VerifiedMark] } satisfies StoryGroup;

export const BesideAName: Story = {
  render: function BesideAName() {
    const t = useCommonT();
    return (
      <p>
        Giulia <VerifiedMark label={t('member.verified')} />
      </p>
    );
  },
};
