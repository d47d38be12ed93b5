import { useSettings } from '@amarena/shared/bus';
import { fictionalName, useLanguage } from '@amarena/shared/i18n';

/** What the site calls one fictional profile, or several, with a capital letter: it stands alone on a label. */
export function useFictionalLabel(count = 1): string {
  const settings = useSettings();
  const language = useLanguage();
  const name = fictionalName(settings, language, count);
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
