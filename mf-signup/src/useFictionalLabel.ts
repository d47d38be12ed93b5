import { useSettings } from '@amarena/shared/bus';
import { fictionalName, useLanguage } from '@amarena/shared/i18n';

/** What the site calls a fictional profile, with a capital letter: it stands alone on a label. */
export function useFictionalLabel(): string {
  const settings = useSettings();
  const language = useLanguage();
  const name = fictionalName(settings, language, 1);
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
