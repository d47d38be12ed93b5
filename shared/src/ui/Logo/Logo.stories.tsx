import type { Story, StoryGroup } from '../../testing/story.ts';
import { Row } from '../layout/index.ts';
import { Cherries, Logo } from './index.ts';

export default { title: 'Logo', components: [Logo, Cherries] } satisfies StoryGroup;

export const Both: Story = {
  render: () => (
    <Row>
      <Logo name="Amarena" />
      <Cherries size={40} />
    </Row>
  ),
};
