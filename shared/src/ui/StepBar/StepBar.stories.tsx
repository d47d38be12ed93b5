import type { Story, StoryGroup } from '../../testing/story.ts';
import { Stack } from '../layout/index.ts';
import { StepBar } from './index.ts';

export default { title: 'Step bar', components: [StepBar] } satisfies StoryGroup;

export const FirstAndLast: Story = {
  render: () => (
    <Stack>
      <StepBar total={4} current={1} label="1 / 4" />
      <StepBar total={4} current={4} label="4 / 4" />
    </Stack>
  ),
};
