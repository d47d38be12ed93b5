import { useState } from 'react';
import { useCommonT } from '../../i18n/index.ts';
import type { Story, StoryGroup } from '../../testing/story.ts';
import { Stack } from '../layout/index.ts';
import { Segmented } from './index.ts';

export default { title: 'Segmented', components: [Segmented] } satisfies StoryGroup;

type Seeks = 'male' | 'female' | 'both';

export const ChosenAndRefused: Story = {
  render: function ChosenAndRefused() {
    const t = useCommonT();
    const [value, setValue] = useState<Seeks>('female');
    const options = (['male', 'female', 'both'] as const).map((seeks) => ({ value: seeks, label: t(`seeks.${seeks}`) }));
    return (
      <Stack>
        <Segmented legend={t('attribute.seeks')} options={options} value={value} onChange={setValue} />
        <Segmented legend={t('attribute.gender')} options={options} value={null} onChange={setValue} error={t('problem.field')} />
      </Stack>
    );
  },
};
