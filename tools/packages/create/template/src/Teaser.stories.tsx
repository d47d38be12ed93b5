import type { Story, StoryGroup } from '@amarena/shared/testing';
import { Teaser } from './Teaser.tsx';

export default { title: 'Teaser', components: [Teaser] } satisfies StoryGroup;

const open = () => undefined;

export const ForAVisitor: Story = { render: () => <Teaser member={null} onOpen={open} /> };

export const ForAMember: Story = { render: () => <Teaser member="Giulia" onOpen={open} /> };
