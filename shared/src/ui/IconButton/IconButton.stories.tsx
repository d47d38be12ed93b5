import { EyeOff } from 'lucide-react';
import { useCommonT } from '../../i18n/index.ts';
import type { Story, StoryGroup } from '../../testing/story.ts';
import { Row } from '../layout/index.ts';
import { IconButton } from './index.ts';

export default { title: 'Icon button', components: [IconButton] } satisfies StoryGroup;

const VARIANTS = ['plain', 'solid', 'outlined', 'accent'] as const;

export const Variants: Story = {
  render: function Variants() {
    const t = useCommonT();
    return (
      <Row>
        {VARIANTS.map((variant) => (
          <IconButton
            key={variant}
            variant={variant}
            name={t('action.hide_password')}
            icon={<EyeOff size={20} strokeWidth={1.75} aria-hidden />}
          />
        ))}
      </Row>
    );
  },
};
