import { bus, useStream } from '@amarena/shared/bus';
import { LANGUAGE_NAMES } from '@amarena/shared/contracts/platform/languages';
import { languagesOf } from '@amarena/shared/contracts/platform/languagesByCountry';
import { pathTo } from '@amarena/shared/contracts/platform/routes';
import { Globe } from 'lucide-react';
import { useShellT } from '../catalogue.ts';
import { useSiteActions } from '../provided.ts';
import { Drop } from './bar.styles.ts';
import { DeferredMenu } from './DeferredMenu.tsx';

/** The languages of the country, for members and visitors. */
export function LanguageMenu() {
  const t = useShellT();
  const { chooseLanguage } = useSiteActions();
  const language = useStream(bus.language$);
  const country = useStream(bus.country$);
  const options = languagesOf(country).map((value) => ({ value, label: LANGUAGE_NAMES[value], lang: value }));
  const code = language.toUpperCase();
  // The accessible name starts with the visible letters: users of voice control say what they see.
  const trigger = (
    <Drop type="button" aria-label={`${code}, ${t('language.menu', { language: LANGUAGE_NAMES[language] })}`}>
      <Globe size={20} strokeWidth={1.75} aria-hidden />
      {code}
    </Drop>
  );
  return (
    <DeferredMenu trigger={trigger}>
      {({ MenuRadio, MenuLink, MenuSeparator }) => (
        <>
          <MenuRadio options={options} value={language} onChange={(chosen) => chooseLanguage(chosen)} />
          <MenuSeparator />
          <MenuLink to={pathTo('lang-config')}>{t('title.lang-config')}</MenuLink>
        </>
      )}
    </DeferredMenu>
  );
}
