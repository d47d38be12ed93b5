import { useCommonT } from '../../i18n/index.ts';
import type { Story, StoryGroup } from '../../testing/story.ts';
import { Row } from '../layout/index.ts';
import { Chip, InterestChip } from './index.ts';

export default { title: 'Chip', components: [Chip, InterestChip] } satisfies StoryGroup;

export const Filters: Story = {
  render: function Filters() {
    const t = useCommonT();
    return (
      <Row>
        <Chip pressed>{t('presence.online')}</Chip>
        <Chip pressed={false}>{t('member.verified')}</Chip>
        <Chip>{t('attribute.age')}</Chip>
      </Row>
    );
  },
};

export const Interests: Story = {
  render: function Interests() {
    const t = useCommonT();
    return (
      <Row>
        <InterestChip shared sharedLabel={t('attribute.interests')}>
          {t('interest.hiking')}
        </InterestChip>
        <InterestChip>{t('interest.cooking')}</InterestChip>
        <InterestChip>{t('interest.onenightstand')}</InterestChip>
      </Row>
    );
  },
};
