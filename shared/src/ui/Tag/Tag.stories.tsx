import { useCommonT } from '../../i18n/index.ts';
import type { Story, StoryGroup } from '../../testing/story.ts';
import { Row } from '../layout/index.ts';
import { FictionalTag, Tag } from './index.ts';

export default { title: 'Tag', components: [Tag, FictionalTag] } satisfies StoryGroup;

const TONES = ['neutral', 'accent', 'premium', 'new', 'automatic'] as const;

export const Tones: Story = {
  render: function Tones() {
    const t = useCommonT();
    return (
      <Row>
        {TONES.map((tone) => (
          <Tag key={tone} tone={tone}>
            {t('member.new')}
          </Tag>
        ))}
        <FictionalTag label={t('fictional.singular')} />
        <FictionalTag label={t('fictional.singular')} onPhoto />
      </Row>
    );
  },
};
