import { useSettings } from '@amarena/shared/bus';
import { fictionalLabel, useLanguage } from '@amarena/shared/i18n';

/** What the site calls one fictional profile, or several, with a capital letter: it stands alone on a label. */
export function useFictionalLabel(count = 1): string {
  return fictionalLabel(useSettings(), useLanguage(), count);
}
