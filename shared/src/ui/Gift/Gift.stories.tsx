import type { Story, StoryGroup } from '../../testing/story.ts';
import { Row } from '../layout/index.ts';
import { GIFT_NAMES, Gift } from './index.ts';

export default { title: 'Gift', components: [Gift] } satisfies StoryGroup;

export const All: Story = {
  render: () => (
    <Row>
      {GIFT_NAMES.map((gift) => (
        <Gift key={gift} gift={gift} />
      ))}
    </Row>
  ),
};
