import { pathTo } from '../../contracts/platform/routes.ts';
import { useCommonT } from '../../i18n/index.ts';
import type { Story, StoryGroup } from '../../testing/story.ts';
import { Stack } from '../layout/index.ts';
import { Display, Eyebrow, Figures, Muted, Prose, Quote, TermsLine, TextButton, TextLink, VisuallyHidden } from './index.ts';

export default {
  title: 'Text',
  components: [Display, Eyebrow, Figures, Muted, Prose, Quote, TermsLine, TextButton, TextLink, VisuallyHidden],
} satisfies StoryGroup;

export const Kinds: Story = {
  render: function Kinds() {
    const t = useCommonT();
    return (
      <Stack>
        <Eyebrow>{t('attribute.interests')}</Eyebrow>
        <Display>{t('fictional.plural')}</Display>
        <Muted>{t('problem.network')}</Muted>
        <Quote>{t('address.confirm_first')}</Quote>
        <Figures>1.234,50</Figures>
        <Prose>
          <h2>{t('attribute.about_me')}</h2>
          <p>{t('address.confirm_first')}</p>
        </Prose>
        <TextLink to={pathTo('login')}>{t('action.login')}</TextLink>
        <TextButton>{t('action.retry')}</TextButton>
        <VisuallyHidden>{t('state.loading')}</VisuallyHidden>
        <TermsLine />
      </Stack>
    );
  },
};
