import type { Story, StoryGroup } from '@amarena/shared/testing';
import { Greeting } from './Greeting.tsx';

export default { title: 'Greeting', components: [Greeting] } satisfies StoryGroup;

export const ToAVisitor: Story = { render: () => <Greeting name={null} /> };

export const ToAMember: Story = { render: () => <Greeting name="Giulia" /> };
