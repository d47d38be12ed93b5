import { useEffect, useState } from 'react';
import { useCommonT } from '../../../i18n/index.ts';
import type { Story, StoryGroup } from '../../../testing/story.ts';
import { createToasts, ToastHost } from './index.ts';

export default { title: 'Toast', components: [ToastHost] } satisfies StoryGroup;

export const Shown: Story = {
  render: function Shown() {
    const t = useCommonT();
    const [toasts] = useState(createToasts);
    useEffect(() => {
      toasts.show({ tone: 'success', text: t('address.confirm_first') });
    }, [toasts, t]);
    return <ToastHost toasts={toasts} label={t('state.loading')} closeLabel={t('action.close')} />;
  },
};
