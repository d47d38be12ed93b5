import { useCommonT } from '../../i18n/index.ts';
import { aMainImage } from '../../testing/builders.ts';
import type { Story, StoryGroup } from '../../testing/story.ts';
import { Row } from '../layout/index.ts';
import { Avatar } from './index.ts';

export default { title: 'Avatar', components: [Avatar] } satisfies StoryGroup;

const SIZES = ['xs', 'md', 'lg'] as const;

export const Sizes: Story = {
  render: () => (
    <Row>
      {SIZES.map((size) => (
        <Avatar key={size} size={size} image={aMainImage()} cdnPrefix="/photos/" alt="Giulia" />
      ))}
    </Row>
  ),
};

export const OnlineAndWithoutPhoto: Story = {
  render: function OnlineAndWithoutPhoto() {
    const t = useCommonT();
    return (
      <Row>
        <Avatar image={aMainImage()} cdnPrefix="/photos/" alt="Giulia" onlineLabel={t('presence.online')} />
        <Avatar image={null} cdnPrefix="/photos/" alt="Marco" />
      </Row>
    );
  },
};
