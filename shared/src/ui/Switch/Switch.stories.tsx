import { useCommonT } from '../../i18n/index.ts';
import type { Story, StoryGroup } from '../../testing/story.ts';
import { Stack } from '../layout/index.ts';
import { Switch } from './index.ts';

export default { title: 'Switch', components: [Switch] } satisfies StoryGroup;

export const States: Story = {
  render: function States() {
    const t = useCommonT();
    return (
      <Stack>
        <Switch label={t('presence.online')} description={t('address.confirm_first')} defaultChecked />
        <Switch label={t('member.live')} />
        <Switch label={t('member.exclusive')} busy />
      </Stack>
    );
  },
};
