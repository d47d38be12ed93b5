import { useCommonT } from '../../i18n/index.ts';
import type { Story, StoryGroup } from '../../testing/story.ts';
import { Row } from '../layout/index.ts';
import { LikeButton } from './index.ts';

export default { title: 'Like button', components: [LikeButton] } satisfies StoryGroup;

export const BeforeAndAfter: Story = {
  render: function BeforeAndAfter() {
    const t = useCommonT();
    return (
      <Row>
        <LikeButton liked={false} label={t('action.like_name', { name: 'Giulia' })} />
        <LikeButton liked label={t('action.like_name', { name: 'Sofia' })} />
      </Row>
    );
  },
};
