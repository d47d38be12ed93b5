import type { Story, StoryGroup } from '../../testing/story.ts';
import { Stack } from '../layout/index.ts';
import { Skeleton } from './index.ts';

export default { title: 'Skeleton', components: [Skeleton] } satisfies StoryGroup;

export const Lines: Story = {
  render: () => (
    <Stack>
      <Skeleton />
      <Skeleton />
    </Stack>
  ),
};
