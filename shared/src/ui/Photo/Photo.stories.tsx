import { aMainImage } from '../../testing/builders.ts';
import type { Story, StoryGroup } from '../../testing/story.ts';
import { Row } from '../layout/index.ts';
import { Photo } from './index.ts';

export default { title: 'Photo', components: [Photo] } satisfies StoryGroup;

const FRAME = { width: 160, height: 200 } as const;

export const WithAndWithout: Story = {
  render: () => (
    <Row>
      <div style={FRAME}>
        <Photo image={aMainImage()} cdnPrefix="/photos/" alt="Giulia" eager />
      </div>
      <div style={FRAME}>
        <Photo image={null} cdnPrefix="/photos/" alt="Marco" />
      </div>
    </Row>
  ),
};
