import type { Story, StoryGroup } from '../../testing/story.ts';
import { Stack } from '../layout/index.ts';
import { Countdown, type TimeLeft } from './index.ts';

export default { title: 'Countdown', components: [Countdown] } satisfies StoryGroup;

const label = ({ hours, minutes }: TimeLeft): string => `${hours} h ${minutes} min`;

/** A countdown that has ended stands still, so that its picture is always the same. */
export const Ended: Story = {
  render: () => (
    <Stack>
      <Countdown until="2026-01-01T00:00:00Z" label={label} />
      <Countdown until="2026-01-01T00:00:00Z" label={label} large />
    </Stack>
  ),
};
