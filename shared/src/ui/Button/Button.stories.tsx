import { Heart } from 'lucide-react';
import { pathTo } from '../../contracts/platform/routes.ts';
import { useCommonT } from '../../i18n/index.ts';
import type { Story, StoryGroup } from '../../testing/story.ts';
import { Row, Stack } from '../layout/index.ts';
import { Button, LinkButton } from './index.ts';

export default { title: 'Button', components: [Button, LinkButton] } satisfies StoryGroup;

export const Variants: Story = {
  render: function Variants() {
    const t = useCommonT();
    return (
      <Row>
        <Button>{t('action.signup')}</Button>
        <Button variant="secondary">{t('action.login')}</Button>
        <LinkButton to={pathTo('login')} variant="secondary" size="sm">
          {t('action.login')}
        </LinkButton>
      </Row>
    );
  },
};

export const States: Story = {
  render: function States() {
    const t = useCommonT();
    return (
      <Stack>
        <Button busy>{t('action.retry')}</Button>
        <Button disabled>{t('action.retry')}</Button>
        <Button block icon={<Heart size={20} strokeWidth={1.75} aria-hidden />}>
          {t('action.like_name', { name: 'Giulia' })}
        </Button>
      </Stack>
    );
  },
};
