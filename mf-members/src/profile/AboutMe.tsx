import { useCommonT } from '@amarena/shared/i18n';
import { Quote, VisuallyHidden } from '@amarena/shared/ui-first';
import { useT } from '../catalogue.ts';
import { quoteOf } from '../quote.ts';
import { Bio, Section } from './profile.styles.ts';

/** The member's own words, with the first sentence highlighted. */
export function AboutMe({ words }: { words: string }) {
  const t = useT();
  const common = useCommonT();
  const { quote, rest } = quoteOf(words);
  return (
    <Section aria-labelledby="about-me">
      <VisuallyHidden as="h2" id="about-me">
        {common('attribute.about_me')}
      </VisuallyHidden>
      {quote && <Quote>{t('profile.quote', { text: quote })}</Quote>}
      {rest && <Bio>{rest}</Bio>}
    </Section>
  );
}
