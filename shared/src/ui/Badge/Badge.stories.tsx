import { useCommonT } from '../../i18n/index.ts';
import type { Story, StoryGroup } from '../../testing/story.ts';
import { Row } from '../layout/index.ts';
import { Badge, PresenceDot } from './index.ts';

export default { title: 'Badge', components: [Badge, PresenceDot] } satisfies StoryGroup;

export const Counts: Story = {
  render: function Counts() {
    const t = useCommonT();
    return (
      <Row>
        <Badge text="3" label={t('messages.unread', { count: 3 })} />
        <Badge text="99+" label={t('likes.new', { count: 120 })} />
        <PresenceDot label={t('presence.online')} />
      </Row>
    );
  },
};
